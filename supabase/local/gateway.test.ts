import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Parts, createGateway, mailboxKey } from './gateway.ts';
import { type Listener, listen } from './server.ts';

let parts: Parts;
let listener: Listener;
let functionsHost: Server;
/** The requests that reached the functions. */
let received: { url: string; headers: Record<string, unknown>; body: string }[];

beforeEach(async () => {
  received = [];
  functionsHost = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(202, { 'content-type': 'application/json', 'retry-after': '7' }).end('{"id":"1"}');
    });
  });
  functionsHost.listen(0, '127.0.0.1');
  await once(functionsHost, 'listening');
  const { port } = functionsHost.address() as AddressInfo;
  const mailFolder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  await writeFile(path.join(mailFolder, '2026-a.eml'), 'Subject: Kept\r\n\r\nwords');
  parts = {
    mailFolder,
    log: () => {},
    healthy: async () => true,
    publishableKey: 'sb_publishable_x',
    functions: {
      names: [],
      url: () => `http://127.0.0.1:${port}`,
      check: async () => true,
      stop: async () => {},
    },
  };
  listener = await listen('127.0.0.1', 0, createGateway(parts));
});
afterEach(async () => {
  await listener.close(100);
  functionsHost.close();
  await rm(parts.mailFolder, { recursive: true, force: true });
});

const ask = (target: string, init?: RequestInit) => fetch(listener.origin + target, init);

test('config.json names the same origin and the public key, and is never cached', async () => {
  const answer = await ask('/config.json');
  expect(await answer.json()).toEqual({ supabaseUrl: '', publishableKey: 'sb_publishable_x' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('pages of SITE_URL at another origin may call the API, and no others', async () => {
  parts.siteOrigin = 'http://127.0.0.1:8788';
  parts.backend = {} as NonNullable<Parts['backend']>;
  const preflight = (target: string, origin: string) =>
    ask(target, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
  for (const target of ['/rest/v1/inquiries', '/auth/v1/token']) {
    const own = await preflight(target, parts.siteOrigin);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, parts.siteOrigin]);
    expect(own.headers.get('access-control-allow-headers')).toContain('apikey');
    const foreign = await preflight(target, 'http://127.0.0.1:8789');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('healthz says 503 while a part is missing', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  parts.healthy = async () => false;
  const answer = await ask('/healthz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false });
});

test.each(['/functions/v1/unsubscribe?a=b', '/api/unsubscribe?a=b'])(
  '%s reaches the function',
  async (target) => {
    const answer = await ask(target, {
      method: 'POST',
      body: '{"x":1}',
      headers: { 'x-forwarded-for': '6.6.6.6', 'cf-connecting-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6' },
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.json()).toEqual({ id: '1' });
    expect(received).toMatchObject([{ url: '/unsubscribe?a=b', body: '{"x":1}' }]);
    // The address of the connection, whatever the visitor claims.
    expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(JSON.stringify(received)).not.toContain('6.6.6.6');
  },
);

test('a body over 256 KB is refused before the function sees it', async () => {
  const answer = await ask('/api/unsubscribe', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) });
  expect(answer.status).toBe(413);
  expect((await ask('/api/unsubscribe', { method: 'POST', body: 'x'.repeat(256 * 1024) })).status).toBe(202);
  expect(received).toHaveLength(1);
});

test('a body without a length is refused when it exceeds the limit', async () => {
  const status = await new Promise((resolve, reject) => {
    const { port } = listener;
    const request = httpRequest(
      { host: '127.0.0.1', port, path: '/api/unsubscribe', method: 'POST' },
      (answer) => resolve(answer.statusCode),
    );
    request.on('error', reject);
    for (let i = 0; i < 5; i += 1) request.write('x'.repeat(64 * 1024));
  });
  expect(status).toBe(413);
});

test('a missing part is answered with 503 and Retry-After', async () => {
  delete parts.functions;
  delete parts.publishableKey;
  for (const target of [
    '/api/unsubscribe',
    '/rest/v1/inquiries',
    '/storage/v1/bucket',
    '/config.json',
    '/',
  ]) {
    const answer = await ask(target);
    expect([target, answer.status]).toEqual([target, 503]);
    expect(answer.headers.get('retry-after')).toBe('1');
  }
});

test('a call gets 503 if the functions end during it', async () => {
  parts.functions = { ...parts.functions!, url: () => 'http://127.0.0.1:1' };
  expect((await ask('/api/unsubscribe', { method: 'POST', body: '{}' })).status).toBe(503);
});

function askAs(host: string, target: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const { port } = listener;
    httpRequest({ host: '127.0.0.1', port, path: target, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const mailbox = (target: string, headers: Record<string, string> = {}) =>
  ask(target, {
    headers: { cookie: `mailbox=${mailboxKey('sb_secret_x')}`, ...headers },
    redirect: 'manual',
  });

test('the mailbox is shown to who has the printed link, which becomes a cookie', async () => {
  parts.secretKey = 'sb_secret_x';
  const opened = await ask(`/__mail?key=${mailboxKey('sb_secret_x')}`, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/__mail');
  expect(opened.headers.get('set-cookie')).toBe(
    `mailbox=${mailboxKey('sb_secret_x')}; Path=/__mail; HttpOnly; SameSite=Strict`,
  );
  expect((await mailbox('/__mail/2026-a.eml')).status).toBe(200);
  for (const name of [
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Real-IP',
    'CF-Connecting-IP',
  ])
    expect((await mailbox('/__mail', { [name]: '127.0.0.1' })).status).toBe(200);
});

test('the mailbox is closed to everybody else, also at this computer and behind a proxy without headers', async () => {
  for (const target of ['/__mail', '/__mail/2026-a.eml', '/__mail?key=guess', '/__mail?key=']) {
    parts.secretKey = 'sb_secret_x';
    expect((await ask(target)).status).toBe(403);
    expect((await ask(target, { headers: { cookie: 'mailbox=guess' } })).status).toBe(403);
    delete parts.secretKey;
    expect((await mailbox(target)).status).toBe(403);
  }
});

test('the mailbox shows nothing but its own files', async () => {
  parts.secretKey = 'sb_secret_x';
  expect((await mailbox('/__mail/nothing.eml')).status).toBe(404);
  expect((await mailbox('/__mail/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await mailbox('/__mail/../../etc/passwd')).status).toBe(503);
});

test('only known hosts are answered, so that no name of a stranger leads a page here', async () => {
  parts.hosts = ['spa.example.com'];
  for (const target of ['/', '/config.json', '/rest/v1/inquiries', '/healthz', '/__mail'])
    for (const host of ['evil.example', 'spa.example.com.evil.example', 'localhost.evil.example'])
      expect(await askAs(host, target)).toBe(421);
  for (const host of [
    'spa.example.com',
    'localhost:1',
    'app.localhost',
    '127.0.0.1',
    '192.168.1.5',
    '[::1]:80',
  ])
    expect(await askAs(host, '/config.json')).toBe(200);
});

test('an invalid Host header is refused with 400', async () => {
  expect(await askAs('[', '/__mail')).toBe(400);
});

test.each(['/healthz', '/config.json', '/rest/v1/inquiries', '/api/unsubscribe'])(
  '%s is sent with nosniff',
  async (target) => {
    expect((await ask(target)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

/** Sends raw text and returns everything received until the connection closed. */
async function raw(...pieces: string[]): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  for (const piece of pieces) socket.write(piece);
  await once(socket, 'close');
  return answer;
}

describe('a body', () => {
  const sizes: number[] = [];
  beforeEach(() => {
    sizes.length = 0;
    parts.secretKey = 'sb_secret_x';
    parts.backend = {
      async fetch(request: Request) {
        sizes.push((await request.arrayBuffer()).byteLength);
        return Response.json([]);
      },
    } as unknown as NonNullable<Parts['backend']>;
  });
  const post = (target: string, key: string, size: number) =>
    ask(target, { method: 'POST', headers: { apikey: key }, body: 'x'.repeat(size) });
  const MB = 1024 * 1024;

  test.each(['', 'apikey: sb_publishable_y\r\n', 'authorization: Bearer sb_publishable_x\r\n'])(
    'is not read before the key is checked: %j',
    async (header) => {
      // The body never arrives, so a server that waited for it would not respond.
      const answer = await raw(
        `POST /rest/v1/inquiries HTTP/1.1\r\nhost: localhost\r\n${header}content-length: 1000\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer).toContain('"UNAUTHORIZED"');
      expect(sizes).toEqual([]);
    },
  );

  test('with a key is passed on, also if the key is in the query', async () => {
    expect((await post('/rest/v1/inquiries', 'sb_publishable_x', 1000)).status).toBe(200);
    expect((await post('/rest/v1/inquiries?apikey=sb_publishable_x', '', 10)).status).toBe(401);
    const byAddress = await ask('/rest/v1/inquiries?apikey=sb_secret_x', { method: 'POST', body: 'x' });
    expect(byAddress.status).toBe(200);
    expect(sizes).toEqual([1000, 1]);
  });

  test.each([
    ['/rest/v1/inquiries', 'sb_secret_x', 2 * MB, 413],
    ['/storage/v1/bucket', 'sb_secret_x', 2 * MB, 413],
    ['/storage/v1/object/films/a.mp4', 'sb_publishable_x', 2 * MB, 413],
    ['/storage/v1/object/films/a.mp4', 'sb_secret_x', 2 * MB, 200],
  ])('to %s with %s of %i bytes: %i', async (target, key, size, status) => {
    expect((await post(target, key, size)).status).toBe(status);
  });

  test.each([
    ['that stops', { idleMs: 30, totalMs: 600_000 }],
    ['that never ends', { idleMs: 600_000, totalMs: 30 }],
  ])('%s is cut off with 408', async (_, timeouts) => {
    parts.bodyTimeouts = timeouts;
    const head = 'host: localhost\r\napikey: sb_publishable_x\r\ncontent-length: 1000\r\n\r\n{';
    for (const target of ['/rest/v1/inquiries', '/api/unsubscribe'])
      expect(await raw(`POST ${target} HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1\.1 408 /);
    expect(sizes).toEqual([]);
    expect(received).toEqual([]);
  });

  test('that is not the form its type promises gets 400', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b'])
      for (const body of ['', '--b', 'nonsense', '--b\r\n\r\n']) {
        const headers = { apikey: 'sb_secret_x', 'content-type': type };
        const answer = await ask('/storage/v1/object/films/a.mp4', { method: 'POST', headers, body });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'BAD_MULTIPART' });
      }
    expect(sizes).toEqual([]);
  });
});

test.each(['/rest/v1/%', '/storage/v1/object/%ff', '/api/%', '/__mail/%'])(
  'a malformed escape gets 400: %s',
  async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_PATH' });
  },
);

test.each(['TRACE', 'PROPFIND'])('%s gets 405 with an Allow header', async (method) => {
  for (const target of ['/', '/rest/v1/inquiries', '/api/unsubscribe', '/__mail']) {
    const answer = await raw(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD, POST/m);
  }
});
