import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Parts, createGateway } from './gateway.ts';
import { type Listener, listen } from './server.ts';

let parts: Parts;
let listener: Listener;
let functionsHost: Server;
/** What the functions' process got. */
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
    functions: { url: () => `http://127.0.0.1:${port}`, check: async () => true, stop: async () => {} },
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
    // The address is the connection's, whatever the visitor claims.
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

test('an endless body without a length is refused as well', async () => {
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

test('without functions, backend or site the answer is 503 and when to come back, never a false success', async () => {
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

test('the functions’ process gone in the middle of a call: 503', async () => {
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

test('the mailbox is shown at this computer’s own address only', async () => {
  expect(await askAs('localhost:1', '/__mail')).toBe(200);
  expect(await askAs('127.0.0.1', '/__mail/2026-a.eml')).toBe(200);
  expect(await askAs('spa.example.com', '/__mail')).toBe(403);
  expect(await askAs('spa.example.com', '/__mail/2026-a.eml')).toBe(403);
});

test('the mailbox shows its own files only', async () => {
  expect(await askAs('localhost', '/__mail/nothing.eml')).toBe(404);
  expect(await askAs('localhost', '/__mail/..%2f..%2fetc%2fpasswd')).toBe(404);
  expect(await askAs('localhost', '/__mail/../../etc/passwd')).toBe(503);
});

test('a Host header that is none does no harm', async () => {
  expect(await askAs('[', '/__mail')).toBe(403);
});
