import type { Clock } from './clock.ts';
import { leaseLock } from './lease-lock.ts';
import { openStore } from './open-store.ts';
import { webLock, type OnProgress } from './web-lock.ts';

/**
 * Runs `work` while no other tab or worker of this origin holds the same lock. Waits for its turn. The lock is released
 * when its holder ends or dies.
 */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** The lock of one outbox in this browser. Its lease, where it needs one, is in the database `<name>-meta`. */
export const browserLock = (onProgress: OnProgress, clock: Clock, name = 'outbox'): Lock =>
  self.navigator.locks
    ? webLock(self.navigator.locks, name, onProgress, clock)
    : leaseLock(openStore(`${name}-meta`, 'entries'), 'lease');
