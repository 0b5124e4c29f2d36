import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { backOffForAMinute, retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails a number of times, then returns the number of its attempt. */
const failing = (failures: number) => (attempt: number) => {
  if (attempt < failures) throw new Error(`attempt ${attempt}`);
  return attempt;
};

describe('retrying', () => {
  it('pauses as the backoff says, and returns the first success', async () => {
    const pauses: number[] = [];
    const wait = async (ms: number) => void pauses.push(ms);
    expect(await retry(failing(3), (attempt) => 100 * 2 ** attempt, wait)).toBe(3);
    expect(pauses).toEqual([100, 200, 400]);
  });

  it('rejects with the last error when the backoff gives up', async () => {
    const backoff = (attempt: number, error: unknown) =>
      (error as Error).message === 'attempt 1' ? undefined : attempt;
    await expect(retry(failing(9), backoff, async () => {})).rejects.toThrow('attempt 1');
  });

  it('gives up loading code after about a minute', async () => {
    const begun = Date.now();
    const result = retry(failing(Infinity), backOffForAMinute);
    result.catch(() => {});
    await vi.runAllTimersAsync();
    await expect(result).rejects.toThrow('attempt 6');
    expect(Date.now() - begun).toBe(63_000);
  });
});

describe('asking with a reply port', () => {
  it('resolves with the reply', async () => {
    vi.useRealTimers();
    const receiver = {
      postMessage: (message: unknown, [port]: Transferable[]) =>
        (port as MessagePort).postMessage(`${String(message)} to you`),
    };
    expect(await ask(receiver, 'hello', 10_000)).toBe('hello to you');
  });

  it('resolves with undefined when no reply arrives in time', async () => {
    const reply = ask({ postMessage: () => {} }, 'hello', 500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await reply).toBeUndefined();
  });
});
