import { serviceHeaders } from './database.ts';
import type { DatabaseSettings } from './environment.ts';

/** The bucket in `supabase/config.toml`. */
const BUCKET = 'films';
/** Long enough for somebody who leaves the page open with the film running. */
const EXPIRES_IN_SECONDS = 3600;

export type SignedFilm =
  /** `path` is relative to `/storage/v1`. */
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: 'missing' | 'unreachable' };

/** Asks the storage service for an address of a film that lasts an hour. Never throws. */
export type SignFilm = (film: string) => Promise<SignedFilm>;

export function createSignFilm(settings: DatabaseSettings | null, send: typeof fetch = fetch): SignFilm {
  if (settings === null) return async () => ({ ok: false, reason: 'unreachable' });
  return async (film) => {
    try {
      const response = await send(`${settings.url}/storage/v1/object/sign/${BUCKET}/${film}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...serviceHeaders(settings.serviceKey) },
        body: JSON.stringify({ expiresIn: EXPIRES_IN_SECONDS }),
        redirect: 'error',
        signal: AbortSignal.timeout(8_000),
      });
      const body = (await response.json()) as { signedURL?: unknown };
      if (response.ok && typeof body.signedURL === 'string') return { ok: true, path: body.signedURL };
      // The storage service answers 400 for a missing file.
      return { ok: false, reason: [200, 400, 404].includes(response.status) ? 'missing' : 'unreachable' };
    } catch {
      return { ok: false, reason: 'unreachable' };
    }
  };
}
