/** How the desk's client sends requests: with a time limit, and without trusting every reply. */
import { abortAfter } from '../../outbox/abort-after.ts';
import { noteServerTime } from '../device/server-clock.ts';
import { isOwnReply, refreshAnswer, withoutExpiry } from './own-reply.ts';

export const REQUEST_TIMEOUT_MS = 20_000;
/** 100 kbit/s. */
const SLOWEST_BYTES_PER_MS = 12.5;
const AUTH = '/auth/v1/';
const REFRESH = `${AUTH}token?grant_type=refresh_token`;

export interface DeskFetchDependencies {
  fetch: typeof fetch;
  /** The session of this device as supabase-js stores it. */
  readSession: () => Promise<{ text: string; refreshToken: string } | undefined>;
  /** Called when Auth says that the session of this device is over. */
  onEnded: () => void;
  /** Called when an attempt to refresh the session got no answer. */
  onRefreshFailed: () => void;
  /** A token instead of one that was refused with 401, or undefined if there is none now. */
  renew: (refusedToken: string) => Promise<string | undefined>;
}

/** @throws TypeError, as `fetch` without a connection, at a reply that is not our backend's */
export function createDeskFetch(deps: DeskFetchDependencies): typeof fetch {
  const send = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    const sentAt = Date.now();
    // Photographs take longer to send.
    const sendingMs = typeof init?.body === 'string' ? init.body.length / SLOWEST_BYTES_PER_MS : 0;
    const reply = await deps.fetch(url, {
      ...init,
      signal: abortAfter(REQUEST_TIMEOUT_MS + sendingMs, init?.signal ?? undefined),
    });
    if (!(await isOwnReply(url, reply))) throw unreached(url);
    noteServerTime(reply.headers.get('date'), sentAt, Date.now());
    return reply;
  };

  /** Sends a refresh. Hides replies that are not Auth's own, because supabase-js would end the session at every 4xx. */
  const refresh = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    const reply = await send(url, init);
    const answer = await refreshAnswer(reply);
    if (answer === 'session') return withoutExpiry(reply);
    if (answer === undefined) throw unreached(url);
    const stored = await deps.readSession();
    // Another tab has refreshed the session meanwhile, so the token that was sent is used up.
    if (stored && !String(init?.body).includes(JSON.stringify(stored.refreshToken)))
      return new Response(stored.text, { headers: { 'content-type': 'application/json' } });
    deps.onEnded();
    return reply;
  };

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes(REFRESH))
      return refresh(url, init).catch((error: unknown) => {
        deps.onRefreshFailed();
        throw error;
      });
    const reply = await send(url, init);
    if (url.includes(AUTH)) return withoutExpiry(reply);
    if (reply.status !== 401) return reply;
    const headers = new Headers(init?.headers);
    const token = await deps.renew((headers.get('authorization') ?? '').replace(/^Bearer /, ''));
    if (token === undefined) return reply;
    headers.set('authorization', `Bearer ${token}`);
    return send(url, { ...init, headers });
  };
}

const unreached = (url: string) =>
  new TypeError(url.includes(AUTH) ? 'Auth was not reached.' : 'The database was not reached.');
