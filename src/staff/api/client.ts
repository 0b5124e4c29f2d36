/** The desk's Supabase client, with Auth. Visitors' pages have a client of their own without it (`src/outbox/requests.ts`). */
import {
  createClient,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { readConfig, type Config } from '../../outbox/config.ts';
import { deviceStore } from '../device/device-store.ts';
import { createDeskFetch, REQUEST_TIMEOUT_MS } from './desk-fetch.ts';
import { DeskError } from './desk-error.ts';
import { readSession, SESSION_KEY, sessionStorage, storedSession } from './stored-session.ts';

/** A new token that is refused at once meets a wrong clock or key, so another token is requested only after this pause. */
const RENEW_PAUSE_MS = 60_000;

/** Longest pause before Realtime connects again. Pauses grow, because some networks let no WebSocket through. */
const MAX_RECONNECT_MS = 5 * 60_000;
const reconnectAfterMs = (tries: number) => Math.min(1000 * 2 ** tries, MAX_RECONNECT_MS);

interface Desk {
  client: SupabaseClient;
  config: Config;
  /** Whether the backend has Realtime. A Supabase project has, the embedded stack has not. */
  hasRealtime: boolean;
}

let desk: Promise<Desk> | undefined;
const watchers = new Set<(desk: Desk) => void>();

/** Set by the session: Auth says that the session of this device is over. */
export const onEnded: { handle: () => void } = { handle: () => {} };

const waiting = new Set<() => void>();

/**
 * Waits for Auth, until an attempt to refresh the session fails: supabase-js repeats it for half a minute, and nobody should
 * wait that long to hear that the server can't be reached. @throws DeskError `offline`
 */
function untilRefreshFails<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DeskError('offline'));
    waiting.add(fail);
    work.then(resolve, reject).finally(() => waiting.delete(fail));
  });
}

/** The client. @throws DeskError `offline` while the configuration can't be read; the next call tries again */
export function connect(): Promise<Desk> {
  desk ??= createDesk().catch((error: unknown) => {
    desk = undefined;
    throw error;
  });
  return desk;
}

async function createDesk(): Promise<Desk> {
  const config = await readConfig(REQUEST_TIMEOUT_MS);
  if (!config) throw new DeskError('offline');
  if (config.supabaseUrl === null || !config.publishableKey) throw new DeskError('server', 'unconfigured');
  const client: SupabaseClient = createClient(config.supabaseUrl || location.origin, config.publishableKey, {
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false, storage: sessionStorage },
    realtime: { reconnectAfterMs },
    global: {
      fetch: createDeskFetch({
        fetch: (input, init) => fetch(input, init),
        readSession: async () => {
          const text = String(await deviceStore.get(SESSION_KEY));
          const session = readSession(text);
          return session && { text, refreshToken: session.refreshToken };
        },
        onEnded: () => onEnded.handle(),
        onRefreshFailed: () => waiting.forEach((fail) => fail()),
        renew: (refusedToken) => renew(client, refusedToken),
      }),
    },
  });
  const created = { client, config, hasRealtime: config.supabaseUrl !== '' };
  for (const watch of watchers) watch(created);
  return created;
}

let renewing: Promise<unknown> | undefined;
let renewedAt = -Infinity;

/** Refreshes the session after its token was refused. @returns a new token, or undefined if there is none now */
async function renew(client: SupabaseClient, refusedToken: string): Promise<string | undefined> {
  if ((await storedSession())?.accessToken === refusedToken) {
    if (!renewing && performance.now() - renewedAt < RENEW_PAUSE_MS) return undefined;
    renewedAt = performance.now();
    renewing ??= client.auth.refreshSession().finally(() => (renewing = undefined));
    await untilRefreshFails(renewing).catch(() => {});
  }
  const token = (await storedSession())?.accessToken;
  if (token !== refusedToken) return token;
  void followConfig();
  return undefined;
}

/** Connects anew if the deployment has another address or key now. */
export async function followConfig(): Promise<void> {
  const before = desk;
  const [current, config] = await Promise.all([before, readConfig(REQUEST_TIMEOUT_MS)]);
  if (!current || !config || desk !== before) return;
  const { supabaseUrl, publishableKey } = current.config;
  if (config.supabaseUrl === supabaseUrl && config.publishableKey === publishableKey) return;
  desk = undefined;
  void current.client.removeAllChannels();
  void current.client.auth.dispose();
  await connect().catch(() => {});
}

/** Calls `watch` with each client. @returns a function that stops it */
export function whenConnected(watch: (desk: Desk) => void): () => void {
  watchers.add(watch);
  if (desk) void desk.then((existing) => watchers.has(watch) && watch(existing)).catch(() => {});
  return () => watchers.delete(watch);
}

/**
 * The client with a session that is valid now. Without a valid session, a request would be refused as if the member had been
 * removed.
 * @throws DeskError `offline` if it can't be refreshed now, `signed-out` if this device has none
 */
export async function signedIn(): Promise<{ client: SupabaseClient; session: Session }> {
  const { client } = await connect();
  const read = () => untilRefreshFails(client.auth.getSession());
  let { data, error } = await read();
  // Another tab has refreshed the session at the same time, and its result is the one that is stored.
  if (!data.session && !isAuthRetryableFetchError(error) && (await storedSession()))
    ({ data, error } = await read());
  if (data.session) return { client, session: data.session };
  throw new DeskError((await storedSession()) ? 'offline' : 'signed-out');
}
