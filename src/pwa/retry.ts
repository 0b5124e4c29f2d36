/** The pause after a failed attempt, in milliseconds, or undefined to give up. `attempt` counts from 0. */
export type Backoff = (attempt: number, error: unknown) => number | undefined;

/** For code that a page needs: pauses of 1, 2, 4, ... 32 s, about a minute in all. */
export const backOffForAMinute: Backoff = (attempt) => (attempt < 6 ? 1000 * 2 ** attempt : undefined);

/**
 * Calls `work` until it succeeds or `backoff` gives up.
 * @throws the last error of `work`
 */
export async function retry<T>(
  work: (attempt: number) => T | Promise<T>,
  backoff: Backoff,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await work(attempt);
    } catch (error) {
      const pauseMs = backoff(attempt, error);
      if (pauseMs === undefined) throw error;
      await wait(pauseMs);
    }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
