import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDeskFetch } from './desk-fetch.ts';

const REST = 'https://project.example/rest/v1/rpc/desk_me';
const REFRESH = 'https://project.example/auth/v1/token?grant_type=refresh_token';
const json = (body: unknown, status = 200) => Response.json(body, { status });
const SESSION = { access_token: 'new', refresh_token: 'r2', expires_in: 3600 };
const OVER = { code: 400, error_code: 'session_expired', msg: '…' };

/** A device with a session whose refresh token is `r1`, in front of a server with these replies. */
function deskFetch(replies: Response[], { refreshToken = 'r1', canRenew = true } = {}) {
  const sent: { url: string; authorization: string | null }[] = [];
  const onEnded = vi.fn<() => void>();
  const onRefreshFailed = vi.fn<() => void>();
  const renew = vi.fn<(token: string) => Promise<string | undefined>>(async () =>
    canRenew ? 'new' : undefined,
  );
  const send = createDeskFetch({
    fetch: async (url, init) => {
      sent.push({ url: String(url), authorization: new Headers(init?.headers).get('authorization') });
      return replies.shift()!;
    },
    readSession: async () => ({
      text: JSON.stringify({ ...SESSION, refresh_token: refreshToken }),
      refreshToken,
    }),
    onEnded,
    onRefreshFailed,
    renew,
  });
  const ask = () => send(REST, { method: 'POST', headers: { authorization: 'Bearer old' }, body: '{}' });
  const refresh = () => send(REFRESH, { method: 'POST', body: JSON.stringify({ refresh_token: 'r1' }) });
  return { sent, onEnded, onRefreshFailed, renew, ask, refresh };
}

test('a request that is refused with 401 is sent again with a new token', async () => {
  const { ask, sent, renew, onEnded } = deskFetch([json({ code: 'PGRST303' }, 401), json({ email: 'a' })]);
  expect((await ask()).status).toBe(200);
  expect(renew).toHaveBeenCalledWith('old');
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a request that is refused with 401 fails if there is no other token, and ends no session', async () => {
  const { ask, sent, onEnded } = deskFetch([json({ message: 'Invalid API key' }, 401)], {
    canRenew: false,
  });
  expect((await ask()).status).toBe(401);
  expect(sent).toHaveLength(1);
  expect(onEnded).not.toHaveBeenCalled();
});

test('Auth ends the session', async () => {
  const { refresh, onEnded } = deskFetch([json(OVER, 400)]);
  expect((await refresh()).status).toBe(400);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('a token that another tab has used up ends no session', async () => {
  const { refresh, onEnded } = deskFetch([json(OVER, 400)], { refreshToken: 'r2' });
  expect(await (await refresh()).json()).toMatchObject({ refresh_token: 'r2' });
  expect(onEnded).not.toHaveBeenCalled();
});

test.each([
  ['a gateway that knows no such key', () => json({ message: 'Invalid API key' }, 401)],
  ['a portal', () => new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a proxy', () => json({ message: 'Forbidden' }, 403)],
  ['a server that has an error', () => json({ code: 500, error_code: 'unexpected_failure' }, 500)],
])('%s is no answer about the session', async (_, reply) => {
  const { refresh, onEnded, onRefreshFailed } = deskFetch([reply()]);
  await expect(refresh()).rejects.toThrow(TypeError);
  expect(onEnded).not.toHaveBeenCalled();
  expect(onRefreshFailed).toHaveBeenCalledOnce();
});
