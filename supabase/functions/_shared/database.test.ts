import { describe, expect, it } from 'vitest';
import { createDatabase, failureOf } from './database.ts';

const JWT = 'aaa.bbb.ccc';

async function called(serviceKey: string, respond: () => Promise<Response>) {
  const requests: Request[] = [];
  const database = createDatabase({ url: 'http://db.example.com', serviceKey }, async (input, init) => {
    requests.push(new Request(input as string, init));
    return respond();
  });
  const result = await database.rpc('digest_of', { day: '2026-11-20' }, '192.0.2.1');
  return { result, request: requests[0] as Request };
}

describe('a call', () => {
  it('is a POST to the function with key and visitor address', async () => {
    const { result, request } = await called('sb_secret_x', async () => Response.json({ outcome: 'sent' }));
    expect(result).toEqual({ ok: true, value: { outcome: 'sent' } });
    expect(request.url).toBe('http://db.example.com/rest/v1/rpc/digest_of');
    expect(await request.json()).toEqual({ day: '2026-11-20' });
    expect(Object.fromEntries(request.headers)).toMatchObject({
      apikey: 'sb_secret_x',
      'x-visitor-address': '192.0.2.1',
    });
    expect(request.headers.get('authorization')).toBeNull();
  });

  it('also sends a legacy key as a bearer token', async () => {
    const { request } = await called(JWT, async () => Response.json(null));
    expect(request.headers.get('authorization')).toBe(`Bearer ${JWT}`);
  });

  it('with an empty response returns null', async () => {
    expect((await called('k', async () => new Response(null, { status: 204 }))).result).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each([
    ['a network error', async () => Promise.reject(new TypeError('fetch failed'))],
    ['a captive portal’s page', async () => new Response('<html>')],
  ])('that ends in %s may be retried', async (_, respond) => {
    expect((await called('k', respond)).result).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});

describe('failureOf', () => {
  it.each([
    [429, '{"code":"PT429","hint":"{\\"retryAfter\\":42}"}', { reason: 'flood', retryAfter: 42 }],
    [429, 'slow down', { reason: 'flood', retryAfter: 60 }],
    [400, '{"code":"22023","message":"invalid_email"}', { reason: 'refused', code: '22023' }],
    [400, '{"code":"23514"}', { reason: 'refused', code: '23514' }],
    [404, '{"code":"PGRST202"}', { reason: 'unreachable', code: 'PGRST202' }],
    [401, '{"message":"Invalid API key"}', { reason: 'unreachable', code: 'http_401' }],
    [403, '{"code":"42501"}', { reason: 'unreachable', code: '42501' }],
    [500, '{"code":"22000"}', { reason: 'unreachable', code: '22000' }],
    [503, '<html>', { reason: 'unreachable', code: 'http_503' }],
    [400, '{"code":"PGRST102","hint":"in words"}', { reason: 'unreachable', code: 'PGRST102' }],
  ])('%i %s', (status, body, failure) => {
    expect(failureOf(status, body)).toEqual({ ok: false, ...failure });
  });
});
