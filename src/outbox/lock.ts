import { createStore, update, type UseStore } from 'idb-keyval';
import type { Clock } from './clock.ts';

/**
 * Runs `work` while no other tab or worker of this origin runs under the same lock. Waits for its turn.
 * A holder that dies frees the lock.
 */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A holder that gives no sign for this long is frozen. A live one gives a sign after each step, and a step is limited
 * to one minute (two in a hidden tab, where the browser runs timers once a minute).
 */
const SILENCE_MS = 150_000;

/**
 * Web Locks: the browser frees the lock when the holder's page or worker ends. It does not while the holder is
 * frozen, as tabs in the background may be, so a lock that stays silent is taken from it.
 * `listen` calls back at each sign of life from another tab or worker, and returns how to stop.
 */
export const webLock =
  (locks: LockManager, name: string, listen: (onSign: () => void) => () => void, clock: Clock): Lock =>
  async <T>(work: () => Promise<T>) => {
    const waiting = new AbortController();
    let running: Promise<T> | undefined;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = clock.after(SILENCE_MS, () => waiting.abort());
    };
    const stop = listen(wait);
    const begin = () => {
      cancel();
      stop();
      return (running = work());
    };
    wait();
    try {
      return (await locks.request(name, { signal: waiting.signal }, begin)) as T;
    } catch (error) {
      // The lock was taken from us because we were frozen. Two at work at once do no harm.
      if (running) return running;
      if (!waiting.signal.aborted) throw error;
      return (await locks.request(name, { steal: true }, begin)) as T;
    } finally {
      cancel();
      stop();
    }
  };

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
interface Lease {
  owner: string;
  until: number;
}

/**
 * A lease in IndexedDB, for browsers without Web Locks. A holder that dies frees it after 15 s. Should a frozen
 * holder wake up after that, two may run at once: harmless, because the server knows the ids. For the same reason a
 * lease that can't be written is no obstacle.
 */
export function leaseLock(store: UseStore, name: string): Lock {
  return async (work) => {
    const owner = crypto.randomUUID();
    const take = async () => {
      let isOurs = true;
      const until = Date.now() + LEASE_MS;
      await update<Lease>(
        name,
        (held) => {
          // A lease that ends later than ours would was written before the clock was set back.
          isOurs = !held || held.owner === owner || held.until <= Date.now() || held.until > until;
          return isOurs ? { owner, until } : held!;
        },
        store,
      ).catch(() => {});
      return isOurs;
    };
    while (!(await take())) await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
    const renewal = setInterval(() => void take(), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await update<Lease>(name, (held) => (held?.owner === owner ? { owner, until: 0 } : held!), store).catch(
        () => {},
      );
    }
  };
}

/** The lock of this browser. `listen`: as for `webLock`. */
export const browserLock = (listen: (onSign: () => void) => () => void, clock: Clock): Lock =>
  self.navigator.locks
    ? webLock(self.navigator.locks, 'outbox', listen, clock)
    : leaseLock(createStore('outbox-meta', 'entries'), 'lease');
