import { expect, it } from 'vitest';
import { requireAuthReply } from './auth-reply.ts';

const REFRESH = 'https://project.example/auth/v1/token?grant_type=refresh_token';
const json = (body: unknown, status = 200) => Response.json(body, { status });

it.each([
  ['a session', REFRESH, json({ access_token: 'a', refresh_token: 'r' })],
  [
    'the end of the session',
    REFRESH,
    json({ code: 400, error_code: 'refresh_token_not_found', msg: '…' }, 400),
  ],
  [
    'the end of the session, in the newer form',
    REFRESH,
    json({ code: 'session_expired', message: '…' }, 403),
  ],
  ['any reply to another request', 'https://project.example/rest/v1/rpc/desk_me', json({}, 404)],
])('passes on %s, with its body', async (_, url, reply) => {
  const body = await reply.clone().text();
  expect(await (await requireAuthReply(url, reply)).text()).toBe(body);
});

it.each([
  ['a portal’s page', new Response('<h1>Free Wi-Fi</h1>')],
  ['a portal that refuses', new Response('<h1>Accept our terms</h1>', { status: 403 })],
  ['a proxy that knows no such route', json({ message: 'no Route matched' }, 404)],
  ['a gateway that knows no such key', json({ message: 'Invalid API key' }, 401)],
  ['a rate limit', json({ code: 429, error_code: 'over_request_rate_limit', msg: '…' }, 429)],
  ['a network that asks to sign in', new Response('', { status: 511 })],
  ['a reply that ends halfway', new Response('{"access_token":"a')],
])('takes %s for no connection', async (_, reply) => {
  await expect(requireAuthReply(REFRESH, reply)).rejects.toThrow(TypeError);
});
