/** Plays one history of the model test: random events, then all faults end and everything due is delivered. */
import type { Item } from './item.ts';
import { tokenOf } from './model-server.ts';
import { World } from './model-world.ts';
import { seeded } from './seeded-random.ts';
import type { VisitorKind } from './visitor-kinds.ts';

const CONTEXTS = 3;
const ADDRESSES = ['ada@example.org', 'bob@example.org'];
const HOUR_MS = 3_600_000;
const UINT32 = 2 ** 32;

/** What a history consists of. An event is a seed of its own, so leaving one out does not change the others. */
export interface Plan {
  /** Without a lock, two flushers may send at once. */
  isLocking: boolean;
  events: readonly number[];
  /** Seed of the time after the faults. */
  recovery: number;
}

/** The plan of a seed. Every fourth one has no lock. */
export function planOf(seed: number): Plan {
  const random = seeded(seed);
  const draw = () => Math.floor(random() * UINT32);
  const events = Array.from({ length: 20 + Math.floor(random() * 70) }, draw);
  return { isLocking: seed % 4 !== 0, events, recovery: draw() };
}

/** Composes a random submission. */
function compose({ scheduler, server, history }: World, id: string): [VisitorKind, object] {
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
function act(world: World, context: number, id: string): void {
  const outbox = world.outboxes[context]!;
  const { history, scheduler } = world;
  const onDisk = [...world.disk.values()] as Item[];
  const submit = async () => {
    const [kind, payload] = compose(world, id);
    const { saved } = await outbox.enqueue(kind, payload as never);
    history.onAccepted(context, { id, kind, payload: payload as Item['payload'] }, saved);
    await outbox.flush();
  };
  const discard = async (item: string) => {
    history.discarded.add(item);
    await outbox.discard(item);
  };
  const operations: [share: number, name: string, run: () => Promise<unknown>][] = [
    [0.3, 'submit', submit],
    [0.2, 'flush', () => outbox.flush()],
    [0.12, 'resume', () => outbox.resume()],
    [
      0.12,
      'send now',
      () =>
        outbox.sendNow(onDisk.length > 0 && scheduler.random() < 0.5 ? scheduler.pick(onDisk).id : undefined),
    ],
    [0.1, 'list', () => outbox.list()],
    [0.06, 'discard', async () => onDisk.length > 0 && discard(scheduler.pick(onDisk).id)],
    // A visitor edits a message: a new one replaces the old one.
    [0.05, 'edit', async () => onDisk.length > 0 && submit().then(() => discard(scheduler.pick(onDisk).id))],
    // A visitor opts out of QR visits.
    [
      0.04,
      'opt out of visits',
      async () => {
        for (const item of (await outbox.list()).items) if (item.kind === 'qr-visit') await discard(item.id);
      },
    ],
    [
      0.01,
      'clear',
      async () => {
        const work = history.onClear(context);
        await outbox.clear();
        history.clearing.delete(work);
      },
    ],
  ];
  let left = scheduler.random();
  for (const [share, name, run] of operations) {
    left -= share;
    if (left >= 0) continue;
    world.log.push(`context ${context}: ${name} (${id})`);
    return void run().catch(() => {});
  }
}

/** Lets one random event happen. */
async function play(world: World, id: string): Promise<void> {
  const { scheduler, log } = world;
  const context = Math.floor(scheduler.random() * CONTEXTS);
  const event = scheduler.random();
  const happens = (name: string) => void log.push(`context ${context}: ${name}`);
  if (event < 0.28) act(world, context, id);
  else if (event < 0.31) {
    happens('crash');
    world.crash(context);
  } else if (event < 0.33) {
    happens('freeze');
    scheduler.freeze(context);
  } else if (event < 0.35) {
    happens('thaw');
    scheduler.thaw(context);
  } else if (event < 0.37) {
    log.push('a frozen context loses the lock');
    world.stealLockFromFrozen();
  } else if (event < 0.46) {
    const jumpMs = clockJump(event, scheduler.random());
    log.push(`the clock moves by ${jumpMs} ms`);
    scheduler.now += jumpMs;
  } else if (event < 0.48) {
    world.diskFails = !world.diskFails;
    log.push(world.diskFails ? 'the disk begins to fail' : 'the disk works again');
  } else if (await scheduler.step()) log.push('one waiting operation happens');
  await scheduler.settle();
}

/** Mostly forward by minutes, sometimes back, sometimes by hours or days. In milliseconds. */
function clockJump(event: number, random: number): number {
  const pick = (jumps: readonly number[]) => jumps[Math.floor(random * jumps.length)]!;
  if (event < 0.43) return Math.floor(random * 400_000);
  return event < 0.45 ? -pick([60_000, HOUR_MS / 2, 100 * HOUR_MS]) : pick([HOUR_MS, 20 * HOUR_MS]);
}

/** Plays a plan. @returns the world at its end */
export async function playHistory({ isLocking, events, recovery }: Plan): Promise<World> {
  const world = new World(isLocking, CONTEXTS);
  const { scheduler } = world;
  for (const [index, seed] of events.entries()) {
    scheduler.reseed(seed);
    await play(world, String(index));
  }
  scheduler.reseed(recovery);
  await recover(world);
  return world;
}

/** Ends all faults, then goes on until nothing is due. */
async function recover(world: World): Promise<void> {
  const { scheduler } = world;
  scheduler.isHealthy = true;
  // Some frozen tabs never continue.
  for (let context = 0; context < CONTEXTS; context++)
    if (scheduler.random() < 0.5) scheduler.thaw(context);
    else world.endIfFrozen(context);
  // First finishes all requests that began before the faults ended, then continues until nothing is due.
  for (let turn = 0; turn < 9; turn++) {
    do world.stealLockFromFrozen();
    while (await scheduler.step());
    scheduler.now += HOUR_MS + 1;
    // At least one page is open.
    if (turn === 1 && scheduler.isFrozen(0)) world.crash(0);
    const awake = world.outboxes.filter((_, context) => !scheduler.isFrozen(context));
    void awake[turn % awake.length]?.flush().catch(() => {});
  }
  while (await scheduler.step());
}
