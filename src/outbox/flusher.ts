/**
 * Delivers what is due. One flusher runs at a time (the lock sees to it), and two at once would do no harm.
 * Everything it touches comes in through `Dependencies`, so that the model test can stop it at every await.
 */
import { limit, type Clock } from './clock.ts';
import { settleAll, type Settled } from './commit.ts';
import { UNREACHED, type Outcome } from './machine.ts';
import { hasArrived, isWanted, STEPS, type Item, type Receipt, type Step } from './item.ts';
import type { Lock } from './lock.ts';
import { readItems } from './read-item.ts';
import type { RecordStore } from './storage.ts';
import { dueAt } from './waiting.ts';
import { addressOf, isBlocked } from './wishes.ts';

/** Sends one step of one item. Never rejects for a reply or a broken connection: those are outcomes. */
export interface Transport {
  send(item: Item, step: Step, signal: AbortSignal): Promise<Outcome>;
  /** Inserts many QR visits in one request; the outcome holds for all of them. `refused`: try each alone. */
  sendVisits(items: Item[], signal: AbortSignal): Promise<Outcome>;
}

export interface Dependencies {
  /** Where items may be: the memory of this page for what the disk refused, and the disk. */
  stores: RecordStore[];
  /** A transport for one flush. */
  connect(): Transport;
  lock: Lock;
  clock: Clock;
  /** In [0, 1). */
  random(): number;
  /** Called after a change of an item was committed. Must not throw. */
  onChange(change: Change): void;
}
export type Change =
  | { type: 'kept'; item: Item }
  | { type: 'arrived'; item: Item }
  /** A round has ended without delivering it: it will be tried again later. */
  | { type: 'delayed'; item: Item }
  /** Settled. `isDelivered`: false for what was given up, or overridden by a later wish. */
  | { type: 'deleted'; item: Item; receipt: Receipt; isDelivered: boolean };

const AT_ONCE = 6;
const BATCH = 100;
/**
 * How long one step may take. The transport has limits of its own for its requests; this one holds whatever hangs,
 * because the lock is held meanwhile and no other tab can send.
 */
const STEP_LIMIT_MS = 60_000;
/** After the disk could not write what became of an item. */
const DISK_PAUSE_MS = 30_000;

interface InFlight {
  /** Breaks off what is under way for this item alone, and for the batch that it is part of. */
  own: AbortController;
  batch: AbortController;
  address: string | null | undefined;
}

/** See the file's head. `flush` may be called at any time, by anyone, as often as they like. */
export class Flusher {
  readonly #deps: Dependencies;
  readonly #inFlight = new Map<string, InFlight>();
  /** Items that the disk could not update, and when to try them again. */
  readonly #unsaved = new Map<string, number>();
  #queued: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #transport: Transport | undefined;
  #isUnreached = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Tries every due item once, and whatever becomes due meanwhile. Calls that come while one waits for the lock
   * share it. Resolves when nothing due is left; rejects only if the lock fails.
   */
  flush(): Promise<void> {
    this.wake();
    return (this.#queued ??= this.#start());
  }

  async #start(): Promise<void> {
    // A lock may call back at once: by then `#queued` must be set, or it would never be cleared.
    await Promise.resolve();
    try {
      await this.#deps.lock(() => {
        this.#queued = undefined;
        return this.#run();
      });
    } catch (error) {
      this.#queued = undefined;
      throw error;
    }
  }

  /** Something was added or made due, here or in another tab: a running flush takes it along. */
  wake(): void {
    // There is a reason to believe that the server can be reached again.
    if (this.#isUnreached) this.#transport = undefined;
    this.#isUnreached = false;
    this.#wake?.();
  }

  /** The visitor deleted an item: its request is broken off. */
  abort(id: string): void {
    const inFlight = this.#inFlight.get(id);
    inFlight?.own.abort();
    inFlight?.batch.abort();
  }

  async #run(): Promise<void> {
    const tasks = new Set<Promise<void>>();
    /** Tried in this run: a failing item is tried again by its own timer, not in a circle here. */
    const tried = new Map<string, number>();
    this.#transport = undefined;
    try {
      for (;;) {
        let isWoken = false as boolean;
        const woken = new Promise<void>((resolve) => {
          this.#wake = () => {
            isWoken = true;
            resolve();
          };
        });
        const due = (await this.#due()).filter((item) => tried.get(item.id) !== item.attempts);
        for (const group of groups(due)) {
          if (tasks.size >= AT_ONCE) break;
          for (const { id, attempts } of group) tried.set(id, attempts);
          const task: Promise<void> = this.#deliver(group).finally(() => tasks.delete(task));
          tasks.add(task);
        }
        if (tasks.size === 0 && !isWoken) return;
        await Promise.race([...tasks, woken]);
      }
    } finally {
      this.#wake = undefined;
    }
  }

  /** Items that wait, may be sent now, and whose time has come. The oldest first. A store that fails has none. */
  async #due(): Promise<Item[]> {
    const read = this.#deps.stores.map((store) => store.read().then(readItems, () => []));
    // What is in memory and on disk has made its progress in memory.
    const found = (await Promise.all(read)).reverse().flat();
    const items = [...new Map(found.map((item) => [item.id, item])).values()];
    const now = this.#deps.clock.now();
    const isBusy = (address: string | null | undefined) =>
      Boolean(address) && [...this.#inFlight.values()].some((other) => other.address === address);
    return items.filter(
      (item) =>
        item.state === 'waiting' &&
        dueAt(item, now) <= now &&
        !this.#inFlight.has(item.id) &&
        !isBusy(addressOf(item)) &&
        !isBlocked(item, items) &&
        !this.#isUnsaved(item.id, now),
    );
  }

  #isUnsaved(id: string, now: number): boolean {
    const until = this.#unsaved.get(id) ?? 0;
    return now < until && until <= now + DISK_PAUSE_MS;
  }

  async #deliver(group: Item[]): Promise<void> {
    const batch = new AbortController();
    for (const item of group)
      this.#inFlight.set(item.id, { own: new AbortController(), batch, address: addressOf(item) });
    try {
      const isAlone = group.length === 1 || (await this.#deliverBatch(group, batch));
      if (isAlone) for (const item of group) await this.#deliverOne(item);
    } catch {
      // The disk fails under a delivery. Nothing is lost: the record is still there and the server knows its id.
      for (const { id } of group) this.#unsaved.set(id, this.#deps.clock.now() + DISK_PAUSE_MS);
    } finally {
      for (const { id } of group) this.#inFlight.delete(id);
    }
  }

  /** @returns whether each item must be tried alone: one of them may have spoilt it for all */
  async #deliverBatch(group: Item[], batch: AbortController): Promise<boolean> {
    const outcome = await this.#try(batch, (transport) => transport.sendVisits(group, batch.signal));
    if (outcome.type === 'refused') return true;
    await this.#commit(group, 'store', outcome);
    return false;
  }

  async #deliverOne(item: Item): Promise<void> {
    const round = item;
    const controller = this.#inFlight.get(item.id)!.own;
    let before: Outcome | undefined;
    for (const step of STEPS[item.kind]) {
      if (!isWanted(item, step, before)) continue;
      const sent = item;
      const outcome = await this.#try(controller, (transport) =>
        transport.send(sent, step, controller.signal),
      );
      const kept = await this.#commit([round], step, outcome);
      // It is settled, or its writer has deleted it.
      if (!kept) return;
      item = kept;
      before = outcome;
    }
    if (item.state === 'waiting' && !hasArrived(item)) this.#deps.onChange({ type: 'delayed', item });
  }

  /** Runs one request. Whatever it does, hanging included, the flush goes on. */
  async #try(
    controller: AbortController,
    request: (transport: Transport) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { connect, clock } = this.#deps;
    let outcome: Outcome = UNREACHED;
    // Its writer has deleted it while it waited for its turn.
    if (controller.signal.aborted) return outcome;
    this.#transport ??= connect();
    try {
      outcome = await limit(request(this.#transport), STEP_LIMIT_MS, clock);
    } catch {
      controller.abort();
    }
    if (outcome.type === 'retry' && !outcome.reached) this.#isUnreached = true;
    return outcome;
  }

  /** Writes what an outcome means. `round`: the items as they were when it began. @returns the last, if it is kept */
  async #commit(round: Item[], step: Step, outcome: Outcome): Promise<Item | undefined> {
    const { clock, random, onChange, stores } = this.#deps;
    const all: Settled = { changes: [], kept: undefined };
    let failure: unknown;
    for (const store of stores) {
      try {
        const isFound = all.changes.length > 0;
        const { changes, kept } = await store.update((records) =>
          settleAll(records, { items: round, step, outcome, now: clock.now(), random, isFound }),
        );
        all.changes.push(...changes);
        all.kept ??= kept;
      } catch (error) {
        failure = error;
      }
    }
    for (const change of all.changes) onChange(change);
    if (failure && all.changes.length === 0) throw failure as Error;
    return all.kept;
  }
}

/** QR visits go together, everything else alone. */
function groups(due: Item[]): Item[][] {
  const visits = due.filter(({ kind }) => kind === 'qr-visit');
  const others = due.filter(({ kind }) => kind !== 'qr-visit');
  const batches = [];
  for (let i = 0; i < visits.length; i += BATCH) batches.push(visits.slice(i, i + BATCH));
  return [...others.map((item) => [item]), ...batches];
}
