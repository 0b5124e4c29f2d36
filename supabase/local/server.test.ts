import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { StartupError } from './startup-error.ts';
import { listen } from './server.ts';

/** A grace that no test waits for: one that did would run into its own time limit. */
const LONG = 600_000;

/** A server that answers when it is told to; `asked` resolves with its first request. */
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

test('a request under way is finished, a new one is not taken', async () => {
  const { listener, asked, answer } = await slowServer();
  const underWay = fetch(listener.origin);
  await asked;
  const closed = listener.close(LONG);
  await expect(fetch(listener.origin)).rejects.toThrow();
  answer();
  expect(await (await underWay).text()).toBe('done');
  await closed;
});

test('idle connections do not hold up the stop', async () => {
  const { listener, answer } = await slowServer();
  answer();
  await (await fetch(listener.origin)).text();
  const socket = connect(listener.port, '127.0.0.1');
  await once(socket, 'connect');
  await listener.close(LONG);
});

test('a request that takes too long is cut off', async () => {
  const { listener, asked } = await slowServer();
  const failure = fetch(listener.origin).catch((error: unknown) => error);
  await asked;
  await listener.close(200);
  expect(await failure).toBeInstanceOf(Error);
});

test('a port in use and a foreign address are refused with a sentence', async () => {
  const { listener } = await slowServer();
  const again = listen('127.0.0.1', listener.port, async () => {});
  await expect(again).rejects.toThrow(StartupError);
  await expect(again).rejects.toThrow(/^PORT \d+ is already in use/);
  await expect(listen('203.0.113.7', 0, async () => {})).rejects.toThrow(/^HOST 203\.0\.113\.7 /);
  await listener.close(0);
});
