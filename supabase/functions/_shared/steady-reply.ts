import type { Dependencies } from './dependencies.ts';

/** In milliseconds. Longer than the database takes on an ordinary day, short for a person. */
const STEP_MS = 400;

/**
 * Waits for the next full step of 400 ms since `startedAt`, so that how long a reply took does not tell what the
 * database found.
 */
export async function untilNextStep(
  startedAt: Date,
  { now, wait }: Pick<Dependencies, 'now' | 'wait'>,
): Promise<void> {
  const elapsed = now().getTime() - startedAt.getTime();
  await wait((Math.floor(Math.max(0, elapsed) / STEP_MS) + 1) * STEP_MS - elapsed);
}
