import { describe, expect, it } from 'vitest';
import type { Item, Kind } from './item.ts';
import { tokenOf } from './model-server.ts';
import { World } from './model-world.ts';

const HISTORIES = Number(process.env['OUTBOX_HISTORIES'] ?? 10_000);
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);
const CONTEXTS = 3;
const ADDRESSES = ['ada@example.org', 'bob@example.org'];
const HOUR = 3_600_000;

/** A submission like a visitor's. */
function compose(world: World, id: string): [Kind, object] {
  const address = world.pick(ADDRESSES);
  // The same mailbox, typed differently.
  const email = world.random() < 0.3 ? ` ${address.toUpperCase()}` : address;
  const kind = world.pick(['inquiry', 'inquiry', 'qr-visit', 'subscription', 'unsubscribe'] as const);
  const isPoisoned = (kind === 'inquiry' || kind === 'qr-visit') && world.random() < 0.1;
  if (isPoisoned) world.server.poisoned.add(id);
  switch (kind) {
    case 'inquiry':
      return [kind, { id, email, message: 'Hello', suspected: false }];
    case 'qr-visit':
      return [kind, { id, qrCode: 'bag', destination: '/', scannedAt: '2026-01-02T03:04:05Z' }];
    case 'subscription':
      return [kind, { id, email, source: 'popup' }];
    case 'unsubscribe': {
      const how = world.random();
      if (how < 0.5) return [kind, { id, email, token: null }];
      if (how < 0.7) return [kind, { id, email, token: tokenOf(address) }];
      if (how < 0.9) return [kind, { id, token: tokenOf(address) }];
      world.history.refusedTokens.add(id);
      return [kind, { id, email, token: 'wrong' }];
    }
  }
}

/** Runs the verb of a context. It may crash or fail before the end: then nobody was promised anything. */
function act(world: World, context: number, seed: string): void {
  const outbox = world.outboxes[context]!;
  const { history } = world;
  const onDisk = [...world.disk.values()] as Item[];
  const submit = async (id: string) => {
    const [kind, payload] = compose(world, id);
    const { saved } = await outbox.enqueue(kind, payload as never);
    history.onAccepted(context, { id, kind, payload: payload as Item['payload'] }, saved);
    await outbox.flush();
  };
  const discard = async (id: string) => {
    history.discarded.add(id);
    await outbox.discard(id);
  };
  const verbs: [share: number, run: () => Promise<unknown>][] = [
    [0.3, () => submit(seed)],
    [0.2, () => outbox.flush()],
    [0.12, () => outbox.resume()],
    [
      0.12,
      () => outbox.sendNow(onDisk.length > 0 && world.random() < 0.5 ? world.pick(onDisk).id : undefined),
    ],
    [0.1, () => outbox.list()],
    [0.06, async () => onDisk.length > 0 && discard(world.pick(onDisk).id)],
    // Somebody edits a message: a new one takes the place of the old one.
    [0.05, async () => onDisk.length > 0 && submit(seed).then(() => discard(world.pick(onDisk).id))],
    // Somebody opts out of being counted.
    [
      0.04,
      async () => {
        for (const { id, kind } of (await outbox.list()).items) if (kind === 'qr-visit') await discard(id);
      },
    ],
    [
      0.01,
      async () => {
        const work = history.onForget(context);
        await outbox.forget();
        history.forgetting.delete(work);
      },
    ],
  ];
  let left = world.random();
  for (const [share, run] of verbs) {
    left -= share;
    if (left < 0) return void run().catch(() => {});
  }
}

/** Runs one history: random events, then everything heals and runs out. */
async function live(seed: number): Promise<World> {
  const world = new World(seed, CONTEXTS);
  const someone = () => Math.floor(world.random() * CONTEXTS);
  const length = 20 + Math.floor(world.random() * 70);

  for (let i = 0; i < length; i++) {
    const event = world.random();
    if (event < 0.28) act(world, someone(), `${seed}-${i}`);
    else if (event < 0.31) world.crash(someone());
    else if (event < 0.33) world.freeze(someone());
    else if (event < 0.35) world.thaw(someone());
    else if (event < 0.37) world.takeLockFromFrozen();
    else if (event < 0.43) world.now += Math.floor(world.random() * 400_000);
    // The clock jumps, by minutes or by days.
    else if (event < 0.45) world.now -= world.pick([60_000, HOUR / 2, 100 * HOUR]);
    else if (event < 0.46) world.now += world.pick([HOUR, 20 * HOUR]);
    else if (event < 0.48) world.diskFails = !world.diskFails;
    else await world.step();
    await world.pause();
  }

  world.isHealthy = true;
  // Some tabs never come back to life.
  for (let context = 0; context < CONTEXTS; context++)
    if (world.random() < 0.5) world.thaw(context);
    else world.freezeForGood(context);
  // Runs dry, so that no request of the old days is still under way, then goes on until nothing is due any more.
  for (let round = 0; round < 9; round++) {
    do world.takeLockFromFrozen();
    while (await world.step());
    world.now += HOUR + 1;
    // At least one page is open.
    if (round === 1 && world.isFrozen(0)) world.crash(0);
    const awake = world.outboxes.filter((_, context) => !world.isFrozen(context));
    void awake[round % awake.length]?.flush().catch(() => {});
  }
  while (await world.step());
  return world;
}

describe('the outbox under every fault we know', () => {
  it(`delivers every accepted submission exactly once in ${HISTORIES} histories`, async () => {
    const seen = { delivered: 0, wishes: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed++) {
      const world = await live(seed);
      expect(world.history.judge(world.disk, !world.hasSharedLock), `OUTBOX_SEED=${seed}`).toEqual([]);
      seen.delivered += world.server.rows.size;
      seen.wishes += world.server.wishes.size;
    }
    // The histories are not trivially empty.
    expect(seen.delivered).toBeGreaterThan(HISTORIES);
    expect(seen.wishes).toBeGreaterThan(HISTORIES);
  }, 300_000);
});
