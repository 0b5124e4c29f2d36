import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

/** Asks one part of the stack whether it really answers. */
export type Check = () => Promise<boolean>;

/** Names of the parts that do not answer now. */
export async function silentParts(checks: Record<string, Check>): Promise<string[]> {
  const asked = Object.entries(checks).map(async ([name, check]) => {
    const answers = await check().catch(() => false);
    return answers ? [] : [name];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * Waits until every part answers: on a busy computer the first answers take their time.
 * @throws StartRefused naming the parts that stay silent
 */
export async function awaitAnswers(checks: Record<string, Check>, patienceMs: number): Promise<void> {
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    const silent = await silentParts(checks);
    if (silent.length === 0) return;
    if (Date.now() > giveUp) {
      throw new StartupError(`Started, but without an answer from: ${silent.join(', ')}.`);
    }
    await sleep(100);
  }
}
