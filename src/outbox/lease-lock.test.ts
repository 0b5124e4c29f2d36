import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaseLock } from './lease-lock.ts';

let name = 0;
const newStore = () => createStore(`lease-${++name}`, 'entries');

// Only these: fake-indexeddb works with setImmediate.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass in steps that are short enough for every poll and renewal to finish. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    await vi.advanceTimersByTimeAsync(250);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Work that ends when the test says so, and how often it was begun. */
function manualWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = vi.fn<() => Promise<void>>(() => ended);
  return { work, end };
}

describe('a lease in IndexedDB', () => {
  it('lets one tab work at a time', async () => {
    const store = newStore();
    const [first, second] = [manualWork(), manualWork()];
    const firstDone = leaseLock(store, 'lease')(first.work);
    await pass(500);
    const secondDone = leaseLock(store, 'lease')(second.work);
    await pass(3000);
    expect([first.work, second.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    first.end();
    await firstDone;
    await pass(1500);
    expect(second.work).toHaveBeenCalledTimes(1);
    second.end();
    await secondDone;
  });

  it('is granted to exactly one of many tabs that ask at once', async () => {
    const store = newStore();
    const all = Array.from({ length: 5 }, manualWork);
    const finished = all.map(({ work }) => leaseLock(store, 'lease')(work));
    for (let round = 1; round <= all.length; round++) {
      await pass(1500);
      const begun = all.filter(({ work }) => work.mock.calls.length > 0);
      expect(begun).toHaveLength(round);
      for (const { end } of begun) end();
    }
    await Promise.all(finished);
  });

  it('is renewed for as long as its holder works', async () => {
    const store = newStore();
    const [first, second] = [manualWork(), manualWork()];
    const firstDone = leaseLock(store, 'lease')(first.work);
    await pass(250);
    const secondDone = leaseLock(store, 'lease')(second.work);
    await pass(60_000);
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    second.end();
    await Promise.all([firstDone, pass(1500).then(() => secondDone)]);
  });

  it('passes on 15 s after its holder has died or frozen', async () => {
    const store = newStore();
    await set('lease', { owner: 'a dead tab', until: Date.now() + 15_000 }, store);
    const next = manualWork();
    const finished = leaseLock(store, 'lease')(next.work);
    await pass(14_000);
    expect(next.work).not.toHaveBeenCalled();
    await pass(2500);
    expect(next.work).toHaveBeenCalledTimes(1);
    next.end();
    await finished;
  });

  it('is not released by a former holder that wakes up', async () => {
    const store = newStore();
    const frozen = manualWork();
    const frozenDone = leaseLock(store, 'lease')(frozen.work);
    await pass(250);
    const thief = { owner: 'another tab', until: Date.now() + 15_000 };
    await set('lease', thief, store);
    frozen.end();
    await frozenDone;
    expect(await get('lease', store)).toEqual(thief);
  });

  it('is released when the work fails', async () => {
    const store = newStore();
    const lock = leaseLock(store, 'lease');
    await expect(lock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lock(async () => 'free again')).toBe('free again');
  });

  it('is not waited for when the clock was set back after it was written', async () => {
    const store = newStore();
    await set('lease', { owner: 'a dead tab', until: Date.now() + 86_400_000 }, store);
    expect(await leaseLock(store, 'lease')(async () => 'done')).toBe('done');
  });

  it('does not stop anybody when it cannot be written', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    expect(await leaseLock(denied, 'lease')(async () => 'done')).toBe('done');
  });
});
