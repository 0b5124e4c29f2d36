import type { Clock } from './clock.ts';
import type { Lock } from './lock.ts';

/** Calls back at each sign of progress from another tab or worker. @returns a function that stops listening */
export type OnProgress = (callback: () => void) => () => void;

/**
 * A holder that reports no progress for this long counts as frozen. A running holder reports after each step, and a step
 * takes at most one minute, or two in a hidden tab, where browsers run timers once a minute.
 */
export const SILENCE_MS = 150_000;
/** How often a waiting request looks whether anybody holds the lock. */
export const CHECK_MS = 2_000;

/**
 * A lock by the Web Locks API. The browser releases it when the holder's page or worker ends, but not while the holder is
 * frozen, as background tabs may be. So a lock whose holder is silent for too long is stolen.
 *
 * Chromium (156, and perhaps others) loses a turn now and then when pages with requests are left: nobody holds the lock,
 * and those who wait are never called. So a lock that is free at two checks in a row is stolen, too.
 */
export const webLock =
  (locks: LockManager, name: string, onProgress: OnProgress, clock: Clock): Lock =>
  async <T>(work: () => Promise<T>) => {
    const waiting = new AbortController();
    let running: Promise<T> | undefined;
    let cancelTimer = () => {};
    const restartTimer = () => {
      cancelTimer();
      cancelTimer = clock.after(SILENCE_MS, () => waiting.abort());
    };
    const stopListening = onProgress(restartTimer);
    let isWaiting = true;
    let wasFree = false;
    let cancelCheck = () => {};
    const check = async () => {
      const held = (await locks.query()).held ?? [];
      const isFree = held.every((lock) => lock.name !== name);
      if (isFree && wasFree) waiting.abort();
      wasFree = isFree;
    };
    const checkLater = () => {
      if (isWaiting) cancelCheck = clock.after(CHECK_MS, () => void check().then(checkLater, checkLater));
    };
    const stopWaiting = () => {
      isWaiting = false;
      cancelTimer();
      cancelCheck();
      stopListening();
    };
    const begin = () => {
      stopWaiting();
      return (running = work());
    };
    // The lock may be stolen while this page is frozen. Its work then continues, because two flushers at once do no harm.
    const request = (options: LockOptions) =>
      locks.request(name, options, begin).catch((error: unknown) => {
        if (running) return running;
        throw error;
      }) as Promise<T>;
    restartTimer();
    checkLater();
    try {
      return await request({ signal: waiting.signal });
    } catch (error) {
      if (!waiting.signal.aborted) throw error;
      return await request({ steal: true });
    } finally {
      stopWaiting();
    }
  };
