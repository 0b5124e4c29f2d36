/**
 * Delivers what is due. One flusher runs at a time (the lock sees to it), and two at once would do no harm.
 * Everything it touches comes in through `Dependencies`, so that the model test can stop it at every await.
 */
import { advance, isWanted, type Outcome } from './machine.ts';
import { hasArrived, STEPS, type Item, type Receipt, type Step } from './item.ts';
import { readItem } from './read-item.ts';
import type { Lock } from './lock.ts';
import type { RecordStore } from './storage.ts';

/** Sends one step of one item. Never rejects for a reply or a broken line: those are outcomes. */
export interface Transport {
  send(item: Item, step: Step, signal: AbortSignal): Promise<Outcome>;
  /** Inserts many QR visits in one request; the outcome holds for all of them. */
  sendVisits(items: Item[], signal: AbortSignal): Promise<Outcome>;
}

export interface Dependencies {
  /** Where items may lie: the disk, and the memory of this page for what the disk refused. */
  stores: RecordStore[];
  transport: Transport;
  lock: Lock;
  /** Milliseconds. */
  now(): number;
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
  | { type: 'deleted'; receipt: Receipt; item: Item };

const AT_ONCE = 6;
const BATCH = 100;

interface Placed {
  item: Item;
  store: RecordStore;
}

/** See the file's head. `flush` may be called at any time, by anyone, as often as they like. */
export class Flusher {
  readonly #deps: Dependencies;
  readonly #inFlight = new Map<string, AbortController>();
  #queued: Promise<void> | undefined;
  #running = false;
  #wake: (() => void) | undefined;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Tries every due item once, and whatever becomes due meanwhile. Calls that come while one waits for the lock
   * share it. Resolves when nothing due is left; rejects only if no store can be read.
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
    this.#wake?.();
  }

  /** The visitor deleted an item: its request is broken off. */
  abort(id: string): void {
    this.#inFlight.get(id)?.abort();
  }

  get isRunning(): boolean {
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#running = true;
    const tasks = new Set<Promise<void>>();
    /** Tried in this run: a failing item is tried again by its own timer, not in a circle here. */
    const tried = new Map<string, number>();
    try {
      for (;;) {
        const woken = new Promise<void>((resolve) => (this.#wake = resolve));
        const due = (await this.#due()).filter(
          ({ item }) => !this.#inFlight.has(item.id) && tried.get(item.id) !== item.attempts,
        );
        for (const group of groups(due)) {
          if (tasks.size >= AT_ONCE) break;
          for (const { item } of group) tried.set(item.id, item.attempts);
          // The disk failing under a delivery loses nothing: the record is still there and the server knows its id.
          const task: Promise<void> = this.#deliver(group)
            .catch(() => {})
            .finally(() => tasks.delete(task));
          tasks.add(task);
        }
        if (tasks.size === 0) return;
        await Promise.race([...tasks, woken]);
      }
    } finally {
      this.#wake = undefined;
      this.#running = false;
    }
  }

  /** Items that wait and whose time has come, the oldest first. */
  async #due(): Promise<Placed[]> {
    const now = this.#deps.now();
    return (await readAll(this.#deps.stores))
      .filter(({ item }) => item.state === 'waiting' && item.nextAttemptAt <= now)
      .sort((a, b) => a.item.createdAt - b.item.createdAt);
  }

  async #deliver(group: Placed[]): Promise<void> {
    const controller = new AbortController();
    for (const { item } of group) this.#inFlight.set(item.id, controller);
    try {
      if (group.length > 1 && !(await this.#deliverBatch(group, controller.signal))) return;
      for (const placed of group) await this.#deliverOne(placed, controller.signal);
    } finally {
      for (const { item } of group) this.#inFlight.delete(item.id);
    }
  }

  /** @returns whether each item must be tried alone: one of them may have spoilt it for all */
  async #deliverBatch(group: Placed[], signal: AbortSignal): Promise<boolean> {
    const outcome = await this.#deps.transport.sendVisits(
      group.map(({ item }) => item),
      signal,
    );
    if (outcome.type === 'refused') return true;
    for (const placed of group) await this.#commit(placed, 'store', outcome);
    return false;
  }

  async #deliverOne(placed: Placed, signal: AbortSignal): Promise<void> {
    let before: Outcome | undefined;
    for (const step of STEPS[placed.item.kind]) {
      if (!isWanted(placed.item, step, before)) continue;
      const outcome = await this.#deps.transport.send(placed.item, step, signal);
      // Broken off by the visitor: the record is gone, and what the request did is the server's to keep.
      if (signal.aborted) return;
      const kept = await this.#commit(placed, step, outcome);
      if (!kept) return;
      placed = { ...placed, item: kept };
      before = outcome;
    }
    if (placed.item.state === 'waiting' && !hasArrived(placed.item))
      this.#deps.onChange({ type: 'delayed', item: placed.item });
  }

  /** Writes what an outcome means. @returns the item as it is now, or nothing when it is gone. */
  async #commit({ item, store }: Placed, step: Step, outcome: Outcome): Promise<Item | undefined> {
    const { now, random, onChange } = this.#deps;
    const next = advance(item, step, outcome, now(), random());
    if (next.type === 'delete') {
      const wasThere = await store.replaceIfPresent(item.id, undefined);
      if (wasThere) onChange({ type: 'deleted', receipt: next.receipt, item });
      return undefined;
    }
    if (!(await store.replaceIfPresent(item.id, next.item))) return undefined;
    const hasJustArrived = hasArrived(next.item) && !hasArrived(item);
    onChange({ type: hasJustArrived ? 'arrived' : 'kept', item: next.item });
    return next.item;
  }
}

/** Readable items of all stores, each with its place. A store that can't be read is passed over. */
export async function readAll(stores: RecordStore[]): Promise<Placed[]> {
  const lists = await Promise.all(
    stores.map(async (store) => {
      const records = await store.entries().catch(() => []);
      return records.flatMap(([id, raw]) => {
        const read = readItem(id, raw);
        return read.ok ? [{ item: read.item, store }] : [];
      });
    }),
  );
  return lists.flat();
}

/** QR visits go together, everything else alone (outbox.md, rule 12). */
function groups(due: Placed[]): Placed[][] {
  const visits = due.filter(({ item }) => item.kind === 'qr-visit');
  const others = due.filter(({ item }) => item.kind !== 'qr-visit');
  const batches = [];
  for (let i = 0; i < visits.length; i += BATCH) batches.push(visits.slice(i, i + BATCH));
  return [...others.map((placed) => [placed]), ...batches];
}
