/** Counts one call from the address `who`. Returns the seconds to wait if it exceeds the limit, else null. */
export type RateLimit = (who: string, now: Date) => number | null;

/** Callers without a trustworthy address count as one network. */
const UNKNOWN = 'unknown';
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Beyond this the oldest counters are dropped, so that visitors cannot fill the memory. */
const MAX_WINDOWS = 10_000;

/**
 * A fixed window per network, in the memory of this process: the first limit, in front of the database's, which counts
 * for all processes together. Callers whose address is unknown count as one network.
 */
export function createRateLimit(options: { allowed: number; windowSeconds: number }): RateLimit {
  const windowMs = options.windowSeconds * 1000;
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return (address, now) => {
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
 * one customer owns all of it. `unknown` for other text.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (IPV4.test(bare)) return bare;
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return UNKNOWN;
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

/** Where a host writes the visitor's address: the name of the header, and the entry of its list, counted from the right. */
export interface VisitorHeader {
  readonly name: string;
  readonly fromRight: number;
}

/** `cf-connecting-ip`, or `x-forwarded-for:1` for the last entry. Null for anything else. */
export function readVisitorHeader(text: string): VisitorHeader | null {
  const [, name, fromRight = '1'] = /^([a-z][a-z0-9-]*)(?::([1-9]\d?))?$/i.exec(text) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), fromRight: Number(fromRight) };
}

/** The visitor's address as the host wrote it, or `unknown`. Other headers and entries may be the client's. */
export function visitorAddress(headers: Headers, { name, fromRight }: VisitorHeader): string {
  const entry = headers.get(name)?.split(',').at(-fromRight);
  return entry?.trim().slice(0, 64) || UNKNOWN;
}
