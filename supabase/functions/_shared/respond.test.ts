import { describe, expect, it } from 'vitest';
import { fakeDependencies, ID, read, SITE } from './fakes.ts';
import { createRateLimit, networkOf, readVisitorHeader, visitorAddress } from './rate-limit.ts';
import { MAX_BODY_BYTES, readJson, replyWith, serveFunction } from './respond.ts';

const URL_ = `${SITE}/functions/v1/x`;

function serving(change: Parameters<typeof fakeDependencies>[0] = {}) {
  const fakes = fakeDependencies(change);
  const handle = serveFunction(fakes.deps, { methods: ['POST'] }, async (request) => {
    const body = await readJson(request, 'sorry');
    return body.ok ? replyWith(200, { id: ID, success: true }) : body.reply;
  });
  return { ...fakes, handle };
}

const call = (init: RequestInit = {}, url = URL_) =>
  new Request(url, { method: 'POST', body: '{}', ...init });

describe('origins', () => {
  it.each([
    ['the site', { Origin: SITE }],
    [
      'the host the request came in through',
      { Origin: 'http://localhost:4173', 'X-Forwarded-Host': 'localhost:4173' },
    ],
    ['a page at the function’s own host', { Origin: 'https://project.example.com' }],
  ])('%s may call and gets CORS headers', async (_, headers) => {
    const response = await serving().handle(call({ headers }, 'https://project.example.com/x'));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(headers.Origin);
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each([
    'https://evil.example',
    'null',
    'https://spa.example.com.evil.example',
    'http://spa.example.com:81',
  ])('%s may not call', async (Origin) => {
    const response = await serving().handle(call({ headers: { Origin } }));
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await read(response)).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } });
  });

  it('a caller without an origin (a mail program, a schedule) may call and gets no CORS headers', async () => {
    const response = await serving().handle(call());
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    [SITE, SITE],
    ['https://evil.example', null],
    ['null', null],
  ])(
    'any page may call what proves itself, but only the site may read the answer: %s',
    async (Origin, allowed) => {
      const { deps } = fakeDependencies({});
      const handle = serveFunction(deps, { methods: ['POST'], isOpen: () => true }, async () =>
        replyWith(200, { id: ID, success: true }),
      );
      const response = await handle(call({ headers: { Origin } }));
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    },
  );

  it('a preflight is allowed for the site only', async () => {
    const { handle } = serving();
    const preflight = (Origin: string) =>
      handle(
        new Request(URL_, {
          method: 'OPTIONS',
          headers: { Origin, 'Access-Control-Request-Method': 'POST' },
        }),
      );
    const ours = await preflight(SITE);
    expect(ours.status).toBe(204);
    expect(ours.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(ours.headers.get('access-control-allow-headers')).toContain('content-type');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('refused before any work', () => {
  it.each(['GET', 'PUT', 'DELETE'])('the method %s', async (method) => {
    const response = await serving().handle(new Request(URL_, { method }));
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await read(response)).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  });

  it('a body of more than 64 KB, announced or not', async () => {
    const big = JSON.stringify({ message: 'x'.repeat(MAX_BODY_BYTES) });
    const streamed = (headers: Record<string, string>) =>
      call({ headers, body: new Blob([big]).stream(), duplex: 'half' } as RequestInit);
    const announced = call({ headers: { 'Content-Length': String(MAX_BODY_BYTES + 1) } });
    for (const request of [announced, streamed({}), streamed({ 'Content-Length': '2' })]) {
      expect(await read(await serving().handle(request))).toMatchObject({
        status: 413,
        body: { code: 'too_large', error: 'sorry' },
      });
    }
  });

  it('a body of exactly 64 KB is read', async () => {
    const body = JSON.stringify({ message: '' });
    const exact = JSON.stringify({ message: 'x'.repeat(MAX_BODY_BYTES - body.length) });
    expect(exact).toHaveLength(MAX_BODY_BYTES);
    expect((await serving().handle(call({ body: exact }))).status).toBe(200);
  });

  it.each(['', 'no json', '[]', 'null', '"text"', '{"a":'])('the body "%s"', async (body) => {
    const reply = await read(await serving().handle(call({ body })));
    expect(reply).toMatchObject({ status: 400, body: { id: null, success: false, code: 'invalid' } });
  });

  it('too many calls from one address, but not from another', async () => {
    const rateLimit = createRateLimit({ allowed: 2, windowSeconds: 60 });
    const { handle } = serving({ change: { rateLimit } });
    const from = (address: string) =>
      handle(call({ headers: { 'CF-Connecting-IP': address, 'X-Forwarded-For': '192.0.2.9' } }));
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await read(refused)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', retryAfter: 60 },
    });
    expect((await from('192.0.2.2')).status).toBe(200);
  });
});

it('an exception gets 503 without details', async () => {
  const { deps, logged } = fakeDependencies();
  const handle = serveFunction(deps, { methods: ['POST'] }, async () => {
    throw new TypeError('dana@example.com is not a function');
  });
  expect(await read(await handle(call()))).toEqual({
    status: 503,
    body: { id: null, success: false, code: 'unavailable', retryAfter: 30 },
  });
  expect(logged).toEqual([{ code: 'bug', name: 'TypeError' }]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['_hidden:8080', 'unknown'],
  ['203.0.113.7 or 1=1', 'unknown'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a rate limit counts all addresses of an IPv6 network together', () => {
  const limit = createRateLimit({ allowed: 2, windowSeconds: 60 });
  const now = new Date(0);
  expect(limit('2001:db8:1:2::1', now)).toBeNull();
  expect(limit('2001:db8:1:2::2', now)).toBeNull();
  expect(limit('2001:db8:1:2:ffff::3', now)).toBe(60);
  expect(limit('2001:db8:1:3::1', now)).toBeNull();
});

it('a rate limit starts again with a new window', () => {
  const limit = createRateLimit({ allowed: 1, windowSeconds: 10 });
  const at = (seconds: number) => new Date(seconds * 1000);
  expect(limit('a', at(0))).toBeNull();
  expect(limit('a', at(4))).toBe(6);
  expect(limit('a', at(9.9))).toBe(1);
  expect(limit('a', at(10))).toBeNull();
});

it('a rate limit counts all callers without a trustworthy address together', () => {
  const limit = createRateLimit({ allowed: 2, windowSeconds: 60 });
  const now = new Date(0);
  expect(limit('unknown', now)).toBeNull();
  expect(limit('made up', now)).toBeNull();
  expect(limit('unknown', now)).toBe(60);
});

describe('the visitor’s address', () => {
  const forged = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
  };
  it.each([
    ['cf-connecting-ip', { ...forged, 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
    ['cf-connecting-ip', forged, 'unknown'],
    ['cf-connecting-ip', { ...forged, 'cf-connecting-ip': ' ' }, 'unknown'],
    ['x-forwarded-for:1', forged, '10.0.0.1'],
    ['X-Forwarded-For:2', { ...forged, 'cf-connecting-ip': '6.6.6.6' }, '203.0.113.7'],
    ['x-forwarded-for:4', forged, 'unknown'],
    ['x-real-ip', {}, 'unknown'],
  ])('is by %s in %j: %s', (setting, headers, address) => {
    expect(visitorAddress(new Headers(headers), readVisitorHeader(setting)!)).toBe(address);
  });

  it.each(['', 'x-forwarded-for:0', 'x-forwarded-for:-1', 'x forwarded', ':1'])(
    'has no setting %j',
    (setting) => {
      expect(readVisitorHeader(setting)).toBeNull();
    },
  );
});
