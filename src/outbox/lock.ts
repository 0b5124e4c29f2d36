import { createStore } from 'idb-keyval';
import type { Clock } from './clock.ts';
import { leaseLock } from './lease-lock.ts';
import { webLock, type OnProgress } from './web-lock.ts';

/**
 * Runs `work` while no other tab or worker of this origin holds the same lock. Waits for its turn. The lock is released
 * when its holder ends or dies.
 */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** The outbox's lock in this browser. */
export const browserLock = (onProgress: OnProgress, clock: Clock): Lock =>
  self.navigator.locks
    ? webLock(self.navigator.locks, 'outbox', onProgress, clock)
    : leaseLock(createStore('outbox-meta', 'entries'), 'lease');
