/**
 * Ends sessions on the server. The device forgets a session first, whether the server answers or not, and repeats what could
 * not be sent. supabase-js is not used here, because it forgets a session only after the server has answered.
 */
import { abortAfter } from '../../outbox/abort-after.ts';
import { readConfig } from '../../outbox/config.ts';
import { REQUEST_TIMEOUT_MS } from '../api/desk-fetch.ts';
import { refreshAnswer } from '../api/own-reply.ts';
import { isSession, SESSION_KEY, storedSession, type StoredSession } from '../api/stored-session.ts';
import { deviceStore } from '../device/device-store.ts';

const QUEUE_KEY = 'revocations';

/** `global` ends the person's sessions on every device, `local` only this one. */
export type SignOutScope = 'global' | 'local';
interface Revocation extends StoredSession {
  scope: SignOutScope;
}
const isRevocation = (value: unknown): value is Revocation =>
  isSession(value) && ['global', 'local'].includes((value as Partial<Revocation>).scope ?? '');

async function readQueue(): Promise<Revocation[]> {
  const stored = await deviceStore.get(QUEUE_KEY);
  return Array.isArray(stored) ? stored.filter(isRevocation) : [];
}

const writeQueue = (queue: Revocation[]): Promise<void> =>
  queue.length > 0 ? deviceStore.set(QUEUE_KEY, queue) : deviceStore.delete(QUEUE_KEY);

/**
 * Deletes the session of this device.
 * @param scope what `sendRevocations` ends on the server; undefined if the session is over there
 */
export async function forgetSession(scope: SignOutScope | undefined): Promise<void> {
  const session = await storedSession();
  if (session && scope) await writeQueue([...(await readQueue()), { ...session, scope }]);
  await deviceStore.delete(SESSION_KEY);
}

let sending: Promise<void> | undefined;

/**
 * Sends what is queued. Never rejects.
 * @param person who is signed in on this device: their new session must not end with an earlier one
 */
export const sendRevocations = (person: string | undefined): Promise<void> =>
  (sending ??= send(person)
    .catch(() => {})
    .finally(() => (sending = undefined)));

async function send(person: string | undefined): Promise<void> {
  for (const session of await readQueue()) {
    const left = await revoke(session, session.email === person ? 'local' : session.scope);
    const others = (await readQueue()).filter(({ refreshToken }) => refreshToken !== session.refreshToken);
    await writeQueue(left ? [...others, left] : others);
  }
}

/** @returns what is left to do */
async function revoke(session: Revocation, scope: SignOutScope): Promise<Revocation | undefined> {
  const config = await readConfig(REQUEST_TIMEOUT_MS);
  if (!config?.publishableKey) return session;
  const headers = { apikey: config.publishableKey, 'content-type': 'application/json' };
  const post = (path: string, more: RequestInit) =>
    fetch(`${config.supabaseUrl ?? ''}/auth/v1/${path}`, {
      ...more,
      method: 'POST',
      headers: { ...headers, ...more.headers },
      signal: abortAfter(REQUEST_TIMEOUT_MS),
    }).catch(() => undefined);
  const logOut = async (token: string) => {
    const reply = await post(`logout?scope=${scope}`, { headers: { authorization: `Bearer ${token}` } });
    return reply?.status === 204;
  };

  if (await logOut(session.accessToken)) return undefined;
  // The access token may have expired, the session may be over already, or something else than Auth may have answered.
  const body = JSON.stringify({ refresh_token: session.refreshToken });
  const reply = await post('token?grant_type=refresh_token', { body });
  const answer = reply && (await refreshAnswer(reply));
  if (answer === 'ended') return undefined;
  if (!reply || answer === undefined) return session;
  const renewed = (await reply.json()) as { access_token: string; refresh_token: string };
  if (await logOut(renewed.access_token)) return undefined;
  return { ...session, accessToken: renewed.access_token, refreshToken: renewed.refresh_token };
}
