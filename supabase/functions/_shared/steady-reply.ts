import type { Dependencies } from './dependencies.ts';

/** Longer than the database usually takes, short for a person. */
const STEP_MS = 400;

/** Waits for the next multiple of 400 ms since `startedAt`, so that the time of a reply does not tell what was found. */
export async function untilNextStep(
  startedAt: Date,
  { now, wait }: Pick<Dependencies, 'now' | 'wait'>,
): Promise<void> {
  const elapsed = now().getTime() - startedAt.getTime();
  await wait((Math.floor(Math.max(0, elapsed) / STEP_MS) + 1) * STEP_MS - elapsed);
}
