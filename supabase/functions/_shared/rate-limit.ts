/** Counts one call of `who`; answers the seconds to wait when it was one too many, else null. */
export type RateLimit = (who: string | null, now: Date) => number | null;

/** Above this the oldest counters go: memory must not be a visitor's to fill. */
const REMEMBERED = 10_000;

/**
 * A fixed window per caller in this process's memory: the first ceiling, in front of the database's own (which
 * counts for all processes together). Callers without an address are not counted.
 */
export function createRateLimit(options: { allowed: number; windowSeconds: number }): RateLimit {
  const length = options.windowSeconds * 1000;
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return (who, now) => {
    if (who === null) return null;
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
