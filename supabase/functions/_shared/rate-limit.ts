/** Counts one call from the address `who`. Returns the seconds to wait if it exceeds the limit, else null. */
export type RateLimit = (who: string | null, now: Date) => number | null;

/** Beyond this the oldest counters are dropped, so that visitors cannot fill the memory. */
const MAX_WINDOWS = 10_000;

/**
 * A fixed window per network, in the memory of this process: the first limit, in front of the database's, which counts
 * for all processes together. Callers without an address are not counted.
 */
export function createRateLimit(options: { allowed: number; windowSeconds: number }): RateLimit {
  const windowMs = options.windowSeconds * 1000;
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return (address, now) => {
    if (address === null) return null;
    const who = networkOf(address);
    const time = now.getTime();
    let window = windows.get(who);
    if (!window || window.endsAt <= time) {
      windows.delete(who);
      window = { endsAt: time + windowMs, calls: 0 };
      windows.set(who, window);
      const oldest = windows.size > MAX_WINDOWS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    }
    window.calls += 1;
    return window.calls > options.allowed ? Math.max(1, Math.ceil((window.endsAt - time) / 1000)) : null;
  };
}

/**
 * The network of an address, as the database counts it: the whole IPv4 address, or the /64 of an IPv6 address, because
 * one customer owns all of it. Other text stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return bare;
  // The URL parser writes an IPv6 address in its shortest, hexadecimal form.
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
 * The visitor's address, or null. Cloudflare, in front of hosted Supabase, overwrites the first header. The others are
 * as reliable as the proxy that sets them.
 */
export function visitorAddress(headers: Headers): string | null {
  const address =
    headers.get('cf-connecting-ip') ??
    headers.get('x-real-ip') ??
    headers.get('x-forwarded-for')?.split(',', 1)[0];
  return address?.trim().slice(0, 64) || null;
}
