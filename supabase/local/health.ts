import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

/** PostgreSQL and the mailbox can't write with less. */
const LEAST_FREE_BYTES = 20_000_000;

/** Asks one part of the stack whether it answers. */
export type Check = () => Promise<boolean>;

/** The names of the checks that fail now. */
export async function failingChecks(checks: Record<string, Check>): Promise<string[]> {
  const results = Object.entries(checks).map(async ([name, check]) =>
    (await check().catch(() => false)) ? [] : [name],
  );
  return (await Promise.all(results)).flat();
}

/**
 * Waits until every check passes; on a busy computer the first responses take a while.
 * @throws StartupError that names the parts which do not answer within `timeoutMs`
 */
export async function awaitChecks(checks: Record<string, Check>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const failing = await failingChecks(checks);
    if (failing.length === 0) return;
    if (Date.now() > deadline) {
      throw new StartupError(
        `Started, but this does not answer: ${failing.join(', ')}. Stop other programs and try again.`,
      );
    }
    await sleep(100);
  }
}

/** Whether the disk of a folder has room for new rows. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > LEAST_FREE_BYTES;
}
