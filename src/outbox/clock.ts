/** Time as the outbox sees it. Injected, so that the model test decides when time passes. */
export interface Clock {
  /** Milliseconds since the epoch, by the device's clock. That clock may jump. */
  now(): number;
  /** Calls `work` after `ms` milliseconds. @returns how to cancel */
  after(ms: number, work: () => void): () => void;
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * @throws an error when `work` has not settled after `ms` milliseconds. `work` itself goes on; `onTimeout` may stop it.
 */
export function limit<T>(work: Promise<T>, ms: number, clock: Clock, onTimeout?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      reject(new Error('timeout'));
      onTimeout?.();
    });
    work.then(resolve, reject).finally(cancel);
  });
}
