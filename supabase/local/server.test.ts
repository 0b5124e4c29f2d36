import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { StartupError } from './startup-error.ts';
import { listen } from './server.ts';

/** A timeout that no test waits for: the test would time out first. */
const LONG = 600_000;

/** A server that responds when `answer` is called. `asked` resolves with its first request. */
async function slowServer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const listener = await listen('127.0.0.1', 0, async (_request, response) => {
    ask();
    await answered;
    response.end('done');
  });
  return { listener, asked, answer };
}

test('close finishes a current request and accepts no new one', async () => {
  const { listener, asked, answer } = await slowServer();
  const underWay = fetch(listener.origin);
  await asked;
  const closed = listener.close(LONG);
  await expect(fetch(listener.origin)).rejects.toThrow();
  answer();
  expect(await (await underWay).text()).toBe('done');
  await closed;
});

test('idle connections do not delay close', async () => {
  const { listener, answer } = await slowServer();
  answer();
  await (await fetch(listener.origin)).text();
  const socket = connect(listener.port, '127.0.0.1');
  await once(socket, 'connect');
  await expect(listener.close(LONG)).resolves.toBeUndefined();
});

test('close disconnects a request that takes too long', async () => {
  const { listener, asked } = await slowServer();
  const failure = fetch(listener.origin).catch((error: unknown) => error);
  await asked;
  await listener.close(200);
  expect(await failure).toBeInstanceOf(Error);
});

test('a port in use and an address of another computer are refused with a sentence', async () => {
  const { listener } = await slowServer();
  const again = listen('127.0.0.1', listener.port, async () => {});
  await expect(again).rejects.toThrow(StartupError);
  await expect(again).rejects.toThrow(/^PORT \d+ is already in use/);
  await expect(listen('203.0.113.7', 0, async () => {})).rejects.toThrow(/^HOST 203\.0\.113\.7 /);
  await listener.close(0);
});

test('an invalid request on a kept connection gets 400', async () => {
  const { listener, answer } = await slowServer();
  answer();
  const socket = connect(listener.port, '127.0.0.1');
  let received = '';
  let isFirst = true;
  socket.on('data', (chunk) => {
    received += chunk.toString();
    // At the very moment at which the first response has arrived.
    if (isFirst && received.includes('done')) {
      isFirst = false;
      socket.write('GET /\u00e9 HTTP/1.1\r\nhost: x\r\n\r\n', 'latin1');
    }
  });
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 Bad Request/);
  await listener.close(0);
});

test('requests that are sent at once on one connection are handled one after the other', async () => {
  const handled: string[] = [];
  let current = 0;
  const listener = await listen('127.0.0.1', 0, async (request, response) => {
    handled.push(`${request.url} ${(current += 1)}`);
    await new Promise((resolve) => setImmediate(resolve));
    current -= 1;
    response.end(`[${request.url}]`);
  });
  const socket = connect(listener.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
  socket.write(request('/a') + request('/b') + request('/c', 'connection: close\r\n'));
  await once(socket, 'close');
  expect(handled).toEqual(['/a 1', '/b 1', '/c 1']);
  expect(received.match(/\[.+?\]/g)).toEqual(['[/a]', '[/b]', '[/c]']);
  await listener.close(0);
});
