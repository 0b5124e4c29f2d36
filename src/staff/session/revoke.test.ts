import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('self', globalThis);
const { deviceStore } = await import('../device/device-store.ts');
const { SESSION_KEY } = await import('../api/stored-session.ts');
const { forgetSession, sendRevocations } = await import('./revoke.ts');

const json = (body: unknown, status = 200) => Response.json(body, { status });
const NO_CONTENT = () => new Response(null, { status: 204 });
const EXPIRED = () => json({ code: 401, error_code: 'bad_jwt', msg: '…' }, 401);
const OVER = () => json({ code: 400, error_code: 'refresh_token_not_found', msg: '…' }, 400);
const RENEWED = () => json({ access_token: 'a2', refresh_token: 'r2', expires_in: 3600 });
const PORTAL = () => new Response('<h1>Free Wi-Fi</h1>');

/** Requests as "path token". */
let sent: string[] = [];
function answer(...replies: (() => Response)[]): void {
  sent = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/config.json') return json({ supabaseUrl: '', publishableKey: 'key' });
    const token = new Headers(init?.headers).get('authorization') ?? String(init?.body);
    sent.push(`${input.replace('/auth/v1/', '')} ${token}`);
    const reply = replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
}
const LOGOUT = 'logout?scope=global Bearer a1';
const REFRESH = 'token?grant_type=refresh_token {"refresh_token":"r1"}';
const queue = () => deviceStore.get('revocations');

beforeEach(async () => {
  await deviceStore.delete('revocations');
  const session = { access_token: 'a1', refresh_token: 'r1', user: { email: 'Ada@example.org' } };
  await deviceStore.set(SESSION_KEY, JSON.stringify(session));
  await forgetSession('global');
});

test('the device forgets a session at once, and the server is told', async () => {
  expect(await deviceStore.get(SESSION_KEY)).toBeUndefined();
  answer(NO_CONTENT);
  await sendRevocations(undefined);
  expect(sent).toEqual([LOGOUT]);
  expect(await queue()).toBeUndefined();
});

test('signing out on this device leaves the others signed in', async () => {
  await deviceStore.delete('revocations');
  const session = { access_token: 'a1', refresh_token: 'r1', user: { email: 'Ada@example.org' } };
  await deviceStore.set(SESSION_KEY, JSON.stringify(session));
  await forgetSession('local');
  answer(NO_CONTENT);
  await sendRevocations(undefined);
  expect(sent).toEqual(['logout?scope=local Bearer a1']);
});

test('a new session of the same person goes on', async () => {
  answer(NO_CONTENT);
  await sendRevocations('ada@example.org');
  expect(sent).toEqual(['logout?scope=local Bearer a1']);
});

test('a token that has run out is renewed for it', async () => {
  answer(EXPIRED, RENEWED, NO_CONTENT);
  await sendRevocations(undefined);
  expect(sent).toEqual([LOGOUT, REFRESH, 'logout?scope=global Bearer a2']);
  expect(await queue()).toBeUndefined();
});

test('a session that is over already needs nothing more', async () => {
  answer(EXPIRED, OVER);
  await sendRevocations(undefined);
  expect(await queue()).toBeUndefined();
});

test.each([
  ['nobody answers', []],
  ['a portal answers', [PORTAL, PORTAL]],
  ['the server has an error', [() => json({}, 500), () => json({}, 500)]],
])('when %s, it stays queued, and goes out later', async (_, replies) => {
  answer(...replies);
  await sendRevocations(undefined);
  expect(await queue()).toHaveLength(1);
  answer(NO_CONTENT);
  await sendRevocations(undefined);
  expect(await queue()).toBeUndefined();
});

test('a token that was renewed in vain is kept instead of the old one', async () => {
  answer(EXPIRED, RENEWED);
  await sendRevocations(undefined);
  expect(await queue()).toMatchObject([{ accessToken: 'a2', refreshToken: 'r2' }]);
});

test('a damaged queue stops nothing', async () => {
  for (const damaged of ['x', [1, null, { accessToken: 'a' }], { length: 1 }]) {
    await deviceStore.set('revocations', damaged);
    answer();
    await sendRevocations(undefined);
    expect(sent).toEqual([]);
  }
});
