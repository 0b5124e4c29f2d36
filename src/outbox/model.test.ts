import { describe, expect, it } from 'vitest';
import type { Flusher } from './flusher.ts';
import { World } from './model-world.ts';

const HISTORIES = 10_000;
const CONTEXTS = 3;

/** Runs one history: random events until `length`, then everything heals and runs out. */
async function live(seed: number): Promise<World> {
  const world = new World(seed);
  const flushers: Flusher[] = Array.from({ length: CONTEXTS }, (_, context) => world.flusher(context));
  const flush = (context: number) => void flushers[context]!.flush().catch(() => {});
  const someone = () => Math.floor(world.random() * CONTEXTS);
  const length = 10 + Math.floor(world.random() * 30);

  for (let i = 0; i < length; i++) {
    const event = world.random();
    if (event < 0.14) world.enqueue(`${seed}-${i}`);
    else if (event < 0.3) flush(someone());
    else if (event < 0.36) {
      const context = someone();
      world.crash(context);
      flushers[context] = world.flusher(context);
    } else if (event < 0.46) world.now += Math.floor(world.random() * 400_000);
    else if (event < 0.48) world.now -= 60_000;
    else if (event < 0.5) world.diskFails = !world.diskFails;
    else if (event < 0.52 && world.disk.size > 0) {
      const id = world.pick([...world.disk.keys()]);
      world.discard(id);
      for (const flusher of flushers) flusher.abort(id);
    } else await world.step();
  }

  world.healthy = true;
  // Runs dry, so that no request of the old days is still under way, then goes on until nothing is due any more.
  for (let round = 0; round < 12; round++) {
    while (await world.step());
    world.now += 400_000;
    flush(round % CONTEXTS);
  }
  while (await world.step());
  return world;
}

describe('the outbox under every fault we know', () => {
  it(`delivers every accepted submission exactly once in ${HISTORIES} histories`, async () => {
    let delivered = 0;
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const world = await live(seed);
      const say = (text: string) => `seed ${seed}: ${text}`;
      expect(world.violations, say('rules broken')).toEqual([]);
      for (const id of world.accepted) {
        if (world.discarded.has(id)) continue;
        const item = world.disk.get(id);
        if (world.poisoned.has(id)) {
          expect(item?.state, say(`${id} must wait for its writer as failed`)).toBe('failed');
        } else {
          expect(item, say(`${id} must have left the disk`)).toBeUndefined();
          expect(world.rows.get(id), say(`${id} must be stored once`)).toBe(1);
          delivered++;
        }
      }
    }
    // The histories are not trivially empty.
    expect(delivered).toBeGreaterThan(HISTORIES);
  }, 300_000);
});
