import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { CHECK_MS, SILENCE_MS, webLock } from './web-lock.ts';

/** A clock whose time passes when the test says so. */
function manualClock(): Clock & { pass: (ms: number) => Promise<void>; running: () => number } {
  const timers = new Map<() => void, number>();
  let now = 0;
  return {
    now: () => now,
    after: (ms, work) => {
      timers.set(work, now + ms);
      return () => timers.delete(work);
    },
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers]
          .filter(([, at]) => at <= end)
          .toSorted(([, one], [, other]) => one - other);
        if (!next) break;
        timers.delete(next[0]);
        now = next[1];
        next[0]();
        await settled();
      }
      now = end;
    },
    running: () => timers.size,
  };
}

/** The used part of the Web Locks API, with a single lock. */
class Locks {
  #held: { fail: (error: Error) => void } | undefined;
  #queue: (() => void)[] = [];
  /** Calls nobody when the lock becomes free, as Chromium sometimes does. */
  losesTurns = false;
  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.#held ? [{ name: 'outbox' }] : [] });
  }
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
          if (!this.losesTurns) this.#queue.shift()?.();
        });
    });
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a lock by the Web Locks API', () => {
  function setUp() {
    const locks = new Locks();
    const clock = manualClock();
    const listeners = new Set<() => void>();
    const lock = webLock(
      locks as unknown as LockManager,
      'outbox',
      (callback) => {
        listeners.add(callback);
        return () => listeners.delete(callback);
      },
      clock,
    );
    return { lock, locks, clock, listeners };
  }

  it('runs one piece of work after the other, and leaves no timers or listeners behind', async () => {
    const { lock, clock, listeners } = setUp();
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
    expect([clock.running(), listeners.size]).toEqual([0, 0]);
  });

  it('is stolen from a holder that reports no progress', async () => {
    const { lock, clock } = setUp();
    let end: ((result: string) => void) | undefined;
    const frozen = lock(() => new Promise<string>((resolve) => (end = resolve)));
    const next = lock(async () => 'delivered');
    await settled();
    await clock.pass(SILENCE_MS);
    expect(await next).toBe('delivered');
    // The holder wakes up and continues, although its lock was stolen.
    end?.('late');
    expect(await frozen).toBe('late');
  });

  it('is not stolen from a holder that reports progress', async () => {
    const { lock, clock, listeners } = setUp();
    let end = () => {};
    const first = lock(() => new Promise<void>((resolve) => (end = resolve)));
    let hasBegun = false;
    const second = lock(async () => void (hasBegun = true));
    await settled();
    await clock.pass(SILENCE_MS - 1);
    for (const report of listeners) report();
    await clock.pass(SILENCE_MS - 1);
    expect(hasBegun).toBe(false);
    end();
    await Promise.all([first, second]);
  });

  it('is taken when nobody holds it and the browser calls nobody', async () => {
    const { lock, locks, clock, listeners } = setUp();
    locks.losesTurns = true;
    let end = () => {};
    const first = lock(() => new Promise<void>((resolve) => (end = resolve)));
    const second = lock(async () => 'delivered');
    await clock.pass(2 * CHECK_MS);
    end();
    await first;
    await clock.pass(2 * CHECK_MS);
    expect(await second).toBe('delivered');
    expect([clock.running(), listeners.size]).toEqual([0, 0]);
  });

  it('rejects with the error of the work, and is free again', async () => {
    const { lock, clock } = setUp();
    await expect(lock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lock(async () => 'free again')).toBe('free again');
    expect(clock.running()).toBe(0);
  });

  it('may be stolen by two tabs at once, and the work of both succeeds', async () => {
    const { lock, clock } = setUp();
    const frozen = lock(() => new Promise<void>(() => {}));
    frozen.catch(() => {});
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await settled();
      log.push(`${name} ends`);
    };
    const both = Promise.all([lock(work('a')), lock(work('b'))]);
    await settled();
    await clock.pass(SILENCE_MS);
    await both;
    // The second steals from the first, so their work may overlap.
    expect(log.toSorted()).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});
