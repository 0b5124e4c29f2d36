import { expect, it } from 'vitest';
import { isOwnReply, refreshAnswer, withoutExpiry } from './own-reply.ts';

const AUTH = 'https://project.example/auth/v1/verify';
const REST = 'https://project.example/rest/v1/rpc/desk_me';
const json = (body: unknown, status = 200) => Response.json(body, { status });
const SESSION = { access_token: 'a', refresh_token: 'r', expires_in: 3600, expires_at: 1 };
const page = (status: number) =>
  new Response('<h1>Accept our terms</h1>', { status, headers: { 'content-type': 'text/html' } });
const ENDED = [
  'refresh_token_not_found',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
];

it.each(ENDED.flatMap((code) => [400, 401, 403].map((status) => [code, status] as const)))(
  'takes %s with status %i for the end of the session',
  async (code, status) => {
    expect(await refreshAnswer(json({ code: status, error_code: code, msg: '…' }, status))).toBe('ended');
    expect(await refreshAnswer(json({ code, message: '…' }, status))).toBe('ended');
  },
);

it.each([
  ['a portal’s page', page(200)],
  ['a portal that refuses', page(403)],
  ['a portal’s JSON', json({ access_token: 'a' })],
  ['a proxy that knows no such route', json({ message: 'no Route matched' }, 404)],
  ['a gateway that knows no such key', json({ message: 'Invalid API key' }, 401)],
  ['a proxy that repeats the code with another status', json({ error_code: 'session_not_found' }, 502)],
  ['a clock of the server', json({ code: 403, error_code: 'bad_jwt', msg: 'issued in the future' }, 403)],
  ['a rate limit', json({ code: 429, error_code: 'over_request_rate_limit', msg: '…' }, 429)],
  ['a network that asks to sign in', new Response('', { status: 511 })],
  ['a list', json([SESSION])],
  ['nothing', json(null, 401)],
  ['a reply that ends halfway', new Response('{"access_token":"a')],
])('takes %s for no answer about the session', async (_, reply) => {
  expect(await refreshAnswer(reply)).toBeUndefined();
});

it('takes a whole session for a session, and leaves its body readable', async () => {
  const reply = json(SESSION);
  expect(await refreshAnswer(reply)).toBe('session');
  expect(await reply.json()).toEqual(SESSION);
});

it.each([
  ['a row of the database', REST, json({ email: 'a' }), true],
  ['a refusal of the database', REST, json({ code: '42501', message: 'not_staff' }, 403), true],
  ['an inserted row', REST, new Response(null, { status: 201 }), true],
  ['an error without a type', REST, new Response('{}', { status: 500 }), true],
  ['a sign-out', AUTH, new Response(null, { status: 204 }), true],
  ['a wrong code', AUTH, json({ code: 403, error_code: 'otp_expired', msg: '…' }, 403), true],
  ['a key that the gateway does not know', AUTH, json({ message: 'Invalid API key' }, 401), false],
  ['a portal’s page', REST, page(200), false],
  ['a portal’s page instead of an inserted row', REST, page(201), false],
  ['a proxy’s page', REST, page(503), false],
  ['a network that asks to sign in', REST, new Response('', { status: 511 }), false],
])('tells whose reply is %s', async (_, url, reply, isOwn) => {
  expect(await isOwnReply(url, reply)).toBe(isOwn);
});

it('lets the device’s clock decide when a token expires', async () => {
  const { expires_at: _, ...rest } = SESSION;
  expect(await (await withoutExpiry(json(SESSION))).json()).toEqual(rest);
  expect(await (await withoutExpiry(json({ error_code: 'x' }, 400))).json()).toEqual({ error_code: 'x' });
});
