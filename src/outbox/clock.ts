/** Time as the outbox sees it. Injected, so that the model test controls it. */
export interface Clock {
  /** Milliseconds since the epoch, by the device's clock, which may jump. */
  now(): number;
  /** Calls `work` after `ms` milliseconds. @returns a function that cancels the call */
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
 * Settles like `work`, or rejects after `ms` milliseconds. `work` itself continues; `onTimeout` may stop it.
 * @throws an error on timeout
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  onTimeout?: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      reject(new Error('timeout'));
      onTimeout?.();
    });
    work.then(resolve, reject).finally(cancel);
  });
}
