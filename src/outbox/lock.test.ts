import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { leaseLock, webLock } from './lock.ts';

/** Timers that run when the test says so. */
function stoppedClock(): Clock & { run: () => void; running: () => number } {
  const timers = new Set<() => void>();
  return {
    now: () => 0,
    after: (_, work) => {
      timers.add(work);
      return () => timers.delete(work);
    },
    run: () => {
      for (const work of timers) {
        timers.delete(work);
        work();
      }
    },
    running: () => timers.size,
  };
}

/** As much of the Web Locks API as is used, with one lock. */
class Locks {
  #held: { fail: (error: Error) => void } | undefined;
  #queue: (() => void)[] = [];
  async request<T>(
    _: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T> {
    if (steal) {
      this.#held?.fail(new DOMException('stolen', 'AbortError'));
      this.#held = undefined;
    }
    while (this.#held)
      await new Promise<void>((granted, fail) => {
        this.#queue.push(granted);
        signal?.addEventListener('abort', () => fail(signal.reason as Error));
      });
    return new Promise<T>((resolve, reject) => {
      const held = { fail: reject };
      this.#held = held;
      work()
        .then(resolve, reject)
        .finally(() => {
          if (this.#held !== held) return;
          this.#held = undefined;
          this.#queue.shift()?.();
        });
    });
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the lock of a browser with Web Locks', () => {
  function setUp() {
    const locks = new Locks() as unknown as LockManager;
    const clock = stoppedClock();
    const signs = new Set<() => void>();
    const lock = webLock(
      locks,
      'outbox',
      (onSign) => {
        signs.add(onSign);
        return () => signs.delete(onSign);
      },
      clock,
    );
    return { lock, clock, signs };
  }

  it('lets one work after the other, and leaves neither timers nor listeners behind', async () => {
    const { lock, clock, signs } = setUp();
    const log: string[] = [];
    let end = () => {};
    const first = lock(() =>
      new Promise<void>((resolve) => (end = resolve)).then(() => void log.push('first')),
    );
    const second = lock(async () => void log.push('second'));
    await settled();
    expect(log).toEqual([]);
    end();
    await Promise.all([first, second]);
    expect(log).toEqual(['first', 'second']);
    expect([clock.running(), signs.size]).toEqual([0, 0]);
  });

  it('is taken from a holder that gives no sign of life', async () => {
    const { lock, clock } = setUp();
    let end: ((result: string) => void) | undefined;
    const frozen = lock(() => new Promise<string>((resolve) => (end = resolve)));
    const next = lock(async () => 'delivered');
    await settled();
    clock.run();
    expect(await next).toBe('delivered');
    // It wakes up, goes on where it was, and never hears that the lock was taken.
    end?.('late');
    expect(await frozen).toBe('late');
  });

  it('is not taken from a holder that goes on', async () => {
    const { lock, clock, signs } = setUp();
    let end = () => {};
    const first = lock(() => new Promise<void>((resolve) => (end = resolve)));
    let hasBegun = false;
    const second = lock(async () => void (hasBegun = true));
    await settled();
    for (const sign of signs) sign();
    expect(clock.running()).toBe(1);
    expect(hasBegun).toBe(false);
    end();
    await Promise.all([first, second]);
  });

  it('hands on what the work throws', async () => {
    const { lock, clock } = setUp();
    await expect(lock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lock(async () => 'free again')).toBe('free again');
    expect(clock.running()).toBe(0);
  });
});

describe('the lease of a browser without Web Locks', () => {
  it('is not waited for when the clock was set back after it was written', async () => {
    const store = createStore('lease', 'entries');
    await set('lease', { owner: 'a dead tab', until: Date.now() + 86_400_000 }, store);
    expect(await leaseLock(store, 'lease')(async () => 'done')).toBe('done');
  });
  it('is no obstacle where it cannot be written', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    expect(await leaseLock(denied, 'lease')(async () => 'done')).toBe('done');
  });
});
