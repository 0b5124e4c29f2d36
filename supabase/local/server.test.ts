import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StartRefused } from './refusal.ts';
import { listen } from './server.ts';

const after = (milliseconds: number) =>
  listen('127.0.0.1', 0, async (_request, response) => {
    await sleep(milliseconds);
    response.end('done');
  });

test('a request under way is finished, a new one is not taken', async () => {
  const listener = await after(300);
  const underWay = fetch(listener.origin);
  await sleep(100);
  const began = Date.now();
  const closed = listener.close(5000);
  await expect(fetch(listener.origin)).rejects.toThrow();
  expect(await (await underWay).text()).toBe('done');
  await closed;
  // Not the whole five seconds: the connection is closed with the answer.
  expect(Date.now() - began).toBeLessThan(2000);
});

test('idle connections do not hold up the stop', async () => {
  const listener = await after(0);
  await (await fetch(listener.origin)).text();
  const socket = connect(listener.port, '127.0.0.1');
  await once(socket, 'connect');
  const began = Date.now();
  await listener.close(2000);
  expect(Date.now() - began).toBeLessThan(1000);
});

test('a request that takes too long is cut off', async () => {
  const listener = await after(10_000);
  const underWay = fetch(listener.origin);
  await sleep(100);
  await listener.close(200);
  await expect(underWay).rejects.toThrow();
});

test('a port in use and a foreign address are refused with a sentence', async () => {
  const listener = await after(0);
  const again = listen('127.0.0.1', listener.port, async () => {});
  await expect(again).rejects.toThrow(StartRefused);
  await expect(again).rejects.toThrow(/^PORT \d+ is already in use/);
  await expect(listen('203.0.113.7', 0, async () => {})).rejects.toThrow(/^HOST 203\.0\.113\.7 /);
  await listener.close(0);
});
