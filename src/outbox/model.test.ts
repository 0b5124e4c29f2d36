import { describe, expect, it } from 'vitest';
import type { Item, Kind } from './item.ts';
import { tokenOf } from './model-server.ts';
import { World } from './model-world.ts';

const HISTORIES = Number(process.env['OUTBOX_HISTORIES'] ?? 10_000);
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);
const CONTEXTS = 3;
const ADDRESSES = ['ada@example.org', 'bob@example.org'];
const HOUR_MS = 3_600_000;

/** Composes a random submission. */
function compose({ scheduler, server, history }: World, id: string): [Kind, object] {
  const address = scheduler.pick(ADDRESSES);
  // The same mailbox in another spelling.
  const email = scheduler.random() < 0.3 ? ` ${address.toUpperCase()}` : address;
  const kind = scheduler.pick(['inquiry', 'inquiry', 'qr-visit', 'subscription', 'unsubscribe'] as const);
  const isPoisoned = (kind === 'inquiry' || kind === 'qr-visit') && scheduler.random() < 0.1;
  if (isPoisoned) server.poisoned.add(id);
  switch (kind) {
    case 'inquiry':
      return [kind, { id, email, message: 'Hello', suspected: false }];
    case 'qr-visit':
      return [kind, { id, qrCode: 'bag', destination: '/', scannedAt: '2026-01-02T03:04:05Z' }];
    case 'subscription':
      return [kind, { id, email, source: 'popup' }];
    case 'unsubscribe': {
      const how = scheduler.random();
      if (how < 0.5) return [kind, { id, email, token: null }];
      if (how < 0.7) return [kind, { id, email, token: tokenOf(address) }];
      if (how < 0.9) return [kind, { id, token: tokenOf(address) }];
      history.refusedTokens.add(id);
      return [kind, { id, email, token: 'wrong' }];
    }
  }
}

/** Runs a random operation of a context. If the context crashes or fails before the end, nothing was promised. */
function act(world: World, context: number, seed: string): void {
  const outbox = world.outboxes[context]!;
  const { history, scheduler } = world;
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
  const operations: [share: number, run: () => Promise<unknown>][] = [
    [0.3, () => submit(seed)],
    [0.2, () => outbox.flush()],
    [0.12, () => outbox.resume()],
    [
      0.12,
      () =>
        outbox.sendNow(onDisk.length > 0 && scheduler.random() < 0.5 ? scheduler.pick(onDisk).id : undefined),
    ],
    [0.1, () => outbox.list()],
    [0.06, async () => onDisk.length > 0 && discard(scheduler.pick(onDisk).id)],
    // A visitor edits a message: a new one replaces the old one.
    [0.05, async () => onDisk.length > 0 && submit(seed).then(() => discard(scheduler.pick(onDisk).id))],
    // A visitor opts out of QR visits.
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
  let left = scheduler.random();
  for (const [share, run] of operations) {
    left -= share;
    if (left < 0) return void run().catch(() => {});
  }
}

/** Runs one history: random events, then all faults end and everything due is delivered. */
async function runHistory(seed: number): Promise<World> {
  const world = new World(seed, CONTEXTS);
  const { scheduler } = world;
  const anyContext = () => Math.floor(scheduler.random() * CONTEXTS);
  const length = 20 + Math.floor(scheduler.random() * 70);

  for (let i = 0; i < length; i++) {
    const event = scheduler.random();
    if (event < 0.28) act(world, anyContext(), `${seed}-${i}`);
    else if (event < 0.31) world.crash(anyContext());
    else if (event < 0.33) scheduler.freeze(anyContext());
    else if (event < 0.35) scheduler.thaw(anyContext());
    else if (event < 0.37) world.stealLockFromFrozen();
    else if (event < 0.43) scheduler.now += Math.floor(scheduler.random() * 400_000);
    // The clock jumps, by minutes or by days.
    else if (event < 0.45) scheduler.now -= scheduler.pick([60_000, HOUR_MS / 2, 100 * HOUR_MS]);
    else if (event < 0.46) scheduler.now += scheduler.pick([HOUR_MS, 20 * HOUR_MS]);
    else if (event < 0.48) world.diskFails = !world.diskFails;
    else await scheduler.step();
    await scheduler.settle();
  }

  scheduler.isHealthy = true;
  // Some frozen tabs never continue.
  for (let context = 0; context < CONTEXTS; context++)
    if (scheduler.random() < 0.5) scheduler.thaw(context);
    else world.endIfFrozen(context);
  // First finishes all requests that began before the faults ended, then continues until nothing is due.
  for (let round = 0; round < 9; round++) {
    do world.stealLockFromFrozen();
    while (await scheduler.step());
    scheduler.now += HOUR_MS + 1;
    // At least one page is open.
    if (round === 1 && scheduler.isFrozen(0)) world.crash(0);
    const awake = world.outboxes.filter((_, context) => !scheduler.isFrozen(context));
    void awake[round % awake.length]?.flush().catch(() => {});
  }
  while (await scheduler.step());
  return world;
}

describe('the outbox under all known faults', () => {
  it(`delivers every accepted submission exactly once in ${HISTORIES} histories`, async () => {
    const seen = { delivered: 0, listRequests: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed++) {
      const world = await runHistory(seed);
      expect(world.history.judge(world.disk, !world.hasSharedLock), `OUTBOX_SEED=${seed}`).toEqual([]);
      seen.delivered += world.server.rows.size;
      seen.listRequests += world.server.listRequests.size;
    }
    // The histories are not empty.
    expect(seen.delivered).toBeGreaterThan(HISTORIES);
    expect(seen.listRequests).toBeGreaterThan(HISTORIES);
  }, 300_000);
});
