/** The desk's Supabase client, with Auth. Visitors' pages have a client of their own without it (`src/outbox/backend.ts`). */
import {
  createClient,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { abortAfter } from '../../outbox/abort-after.ts';
import { readConfig } from '../../outbox/config.ts';
import { deviceStore } from '../device/device-store.ts';
import { requireAuthReply } from './auth-reply.ts';
import { DeskError } from './desk-error.ts';

/** Where Auth keeps the session on this device. */
export const SESSION_KEY = 'staff-session';
const REQUEST_TIMEOUT_MS = 20_000;

/** Realtime reconnects by itself. A network that lets no WebSocket through is asked ever more rarely. */
const MAX_RECONNECT_MS = 5 * 60_000;
const reconnectAfterMs = (tries: number) => Math.min(1000 * 2 ** tries, MAX_RECONNECT_MS);

interface Desk {
  client: SupabaseClient;
  /** Whether the backend has Realtime. A Supabase project has, the embedded stack has not. */
  hasRealtime: boolean;
}

let desk: Promise<Desk> | undefined;
const watchers = new Set<(desk: Desk) => void>();

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
  const client = createClient(config.supabaseUrl || location.origin, config.publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      detectSessionInUrl: false,
      storage: {
        getItem: async (key) => (await deviceStore.get<string>(key)) ?? null,
        setItem: (key, value) => deviceStore.set(key, value),
        removeItem: (key) => deviceStore.delete(key),
      },
    },
    realtime: { reconnectAfterMs },
    global: {
      fetch: async (input, init) => {
        const signal = abortAfter(REQUEST_TIMEOUT_MS, init?.signal ?? undefined);
        return requireAuthReply(String(input), await fetch(input, { ...init, signal }));
      },
    },
  });
  const created = { client, hasRealtime: config.supabaseUrl !== '' };
  for (const watch of watchers) watch(created);
  return created;
}

/** Calls `watch` once the client exists. @returns a function that stops waiting for it */
export function whenConnected(watch: (desk: Desk) => void): () => void {
  watchers.add(watch);
  if (desk) void desk.then((existing) => watchers.has(watch) && watch(existing)).catch(() => {});
  return () => watchers.delete(watch);
}

/** Whether this device has a session. It may have expired. */
export const hasStoredSession = async (): Promise<boolean> =>
  (await deviceStore.get(SESSION_KEY)) !== undefined;

/**
 * The client with a session that is valid now. A request without one would be refused like that of a removed member.
 * @throws DeskError `offline` if it can't be refreshed now, `signed-out` if it has ended
 */
export async function signedIn(): Promise<{ client: SupabaseClient; session: Session }> {
  const { client } = await connect();
  const { data, error } = await client.auth.getSession();
  if (data.session) return { client, session: data.session };
  throw new DeskError(isAuthRetryableFetchError(error) ? 'offline' : 'signed-out');
}
