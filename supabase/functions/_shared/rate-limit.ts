/** Counts one call from the address `who`; answers the seconds to wait when it was one too many, else null. */
export type RateLimit = (who: string | null, now: Date) => number | null;

/** Above this the oldest counters go: memory must not be a visitor's to fill. */
const REMEMBERED = 10_000;

/**
 * A fixed window per caller's network in this process's memory: the first ceiling, in front of the database's own
 * (which counts for all processes together). Callers without an address are not counted.
 */
export function createRateLimit(options: { allowed: number; windowSeconds: number }): RateLimit {
  const length = options.windowSeconds * 1000;
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return (address, now) => {
    if (address === null) return null;
    const who = networkOf(address);
    const time = now.getTime();
    let window = windows.get(who);
    if (!window || window.endsAt <= time) {
      windows.delete(who);
      window = { endsAt: time + length, calls: 0 };
      windows.set(who, window);
      const oldest = windows.size > REMEMBERED ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    }
    window.calls += 1;
    return window.calls > options.allowed ? Math.max(1, Math.ceil((window.endsAt - time) / 1000)) : null;
  };
}

/**
 * The network that an address belongs to, as the database counts it: an IPv4 address whole, the /64 of an IPv6
 * address, because one customer owns all of it. Anything else stands for itself.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return bare;
  // The URL parser writes an IPv6 address in its shortest form, in hexadecimal throughout.
  const [head = '', tail] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = 8 - groups(head).length - groups(tail ?? '').length;
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail ?? '')];
  if (/^(0:){5}ffff:/.test(all.join(':'))) {
    const bytes = all.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
    return bytes.join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
}

/**
 * The visitor's address as the nearest trustworthy proxy tells it, or null. Cloudflare (in front of hosted
 * Supabase) overwrites the first header; the others are only as good as the server that passes them on.
 */
export function visitorAddress(headers: Headers): string | null {
  const address =
    headers.get('cf-connecting-ip') ??
    headers.get('x-real-ip') ??
    headers.get('x-forwarded-for')?.split(',', 1)[0];
  return address?.trim().slice(0, 64) || null;
}
