import { array, asyncProperty, boolean, check, integer, noShrink, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOf, playHistory, type Plan } from './model-run.ts';

const HISTORIES = Number(process.env['OUTBOX_HISTORIES'] ?? 3000);
/** Ten times what a history takes on a busy machine. */
const TIMEOUT_MS = 60_000 + HISTORIES * 10;
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);
const seeds = noShrink(integer({ min: 0, max: 2 ** 32 - 1 }));
const plans = record({ isLocking: boolean(), events: array(seeds), recovery: seeds });

/** What the history of a plan did wrong. */
async function judge(plan: Plan): Promise<string[]> {
  const { history, disk, hasSharedLock } = await playHistory(plan);
  return history.judge(disk, !hasSharedLock);
}

/** Leaves out events as long as the history still fails. @returns what happens in the shortest one found */
async function explain(plan: Plan): Promise<string> {
  const holds = asyncProperty(plans, async (shorter) => (await judge(shorter)).length === 0);
  const { counterexample } = await check(holds, { examples: [[plan]], numRuns: 1 });
  const shortest = counterexample?.[0] ?? plan;
  const { log } = await playHistory(shortest);
  return [...log, ...(await judge(shortest))].join('\n');
}

describe('the outbox under all known faults', () => {
  it(
    `delivers every accepted submission exactly once in ${HISTORIES} histories`,
    async () => {
      const seen = { delivered: 0, listRequests: 0 };
      for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed++) {
        const plan = planOf(seed);
        const { history, disk, hasSharedLock, server } = await playHistory(plan);
        if (history.judge(disk, !hasSharedLock).length > 0)
          throw new Error(`OUTBOX_SEED=${seed} fails. Its shortest history:\n${await explain(plan)}`);
        seen.delivered += server.rows.size;
        seen.listRequests += server.listRequests.size;
      }
      // The histories are not empty.
      expect(seen.delivered).toBeGreaterThan(HISTORIES);
      expect(seen.listRequests).toBeGreaterThan(HISTORIES);
    },
    TIMEOUT_MS,
  );
});
