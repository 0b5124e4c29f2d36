/**
 * Delivers what is due. The lock lets one flusher run at a time, but two at once would do no harm. All dependencies are
 * injected, so that the model test can stop the flusher at every await.
 */
import { applyOutcome, type AppliedOutcome } from './apply-outcome.ts';
import { withTimeout, type Clock } from './clock.ts';
import { dueItems, inBatches } from './due-items.ts';
import { hasArrived, shouldTry, stepsOf, type Item, type Kinds, type Receipt, type Step } from './item.ts';
import { readAllItems } from './local-stores.ts';
import type { Lock } from './lock.ts';
import { UNREACHED, type Outcome } from './machine.ts';
import type { RecordStore } from './storage.ts';

/** Sends one step of items of one kind. Error replies and broken connections are outcomes, not exceptions. */
export interface Transport {
  /** One item, or the items of a batch in one request. The outcome holds for all; `refused` means to try each one alone. */
  send(items: readonly Item[], step: Step, signal: AbortSignal): Promise<Outcome>;
}

export interface Dependencies {
  kinds: Kinds;
  /** Memory first, which holds the items that the disk did not accept, then the disk. */
  stores: RecordStore[];
  /** Creates the transport of one flush. */
  connect(): Transport;
  lock: Lock;
  clock: Clock;
  /** In [0, 1). */
  random(): number;
  /** Called after a change was committed. Must not throw. */
  onChange(change: Change): void;
  /** Called after each request, with or without success. Must not throw. */
  onProgress(): void;
}

export type Change =
  | { type: 'updated'; item: Item }
  | { type: 'arrived'; item: Item }
  /** An attempt has failed. The item will be tried again later. */
  | { type: 'delayed'; item: Item }
  /** Settled. `isDelivered` is false for an item that was given up, or superseded by a later request. */
  | { type: 'deleted'; item: Item; receipt: Receipt; isDelivered: boolean };

const MAX_CONCURRENT = 6;
/**
 * Time limit of one step. The transport limits its own requests; this catches everything else that hangs, because no
 * other tab can send while this one holds the lock.
 */
const STEP_TIMEOUT_MS = 60_000;
/** Pause for an item whose outcome could not be written to disk. */
const DISK_ERROR_PAUSE_MS = 30_000;

interface InFlight {
  item: Item;
  /** Aborts the request that sends this item alone. */
  own: AbortController;
  /** Aborts the request that sends this item in a batch. */
  batch: AbortController;
}

export class Flusher {
  readonly #deps: Dependencies;
  readonly #inFlight = new Map<string, InFlight>();
  /** Items whose outcome could not be written to disk, and when to try them again. */
  readonly #unsaved = new Map<string, number>();
  #queued: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #transport: Transport | undefined;
  #isUnreached = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Tries every due item once, including items that become due meanwhile. A call that is made while another call waits for
   * the lock returns that call's promise. Resolves when nothing due is left. Rejects only if the lock fails.
   */
  flush(): Promise<void> {
    this.wake();
    return (this.#queued ??= this.#start());
  }

  async #start(): Promise<void> {
    // A lock may call back synchronously. `#queued` must be set before, or it would never be cleared.
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

  /** Makes a running flush look for due items again. Call it when an item was added or made due, here or in another tab. */
  wake(): void {
    // The server may be reachable again, so the next request gets a new transport.
    if (this.#isUnreached) this.#transport = undefined;
    this.#isUnreached = false;
    this.#wake?.();
  }

  /** Aborts the request of an item that the visitor has deleted. */
  abort(id: string): void {
    const inFlight = this.#inFlight.get(id);
    inFlight?.own.abort();
    inFlight?.batch.abort();
  }

  async #run(): Promise<void> {
    const tasks = new Set<Promise<void>>();
    /**
     * The number of attempts of each item when this run tried it. An item with the same number is not tried again: the timer
     * of the page repeats items that failed.
     */
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
        for (const batch of inBatches(this.#deps.kinds, due)) {
          if (tasks.size >= MAX_CONCURRENT) break;
          for (const { id, attempts } of batch) tried.set(id, attempts);
          const task: Promise<void> = this.#deliver(batch).finally(() => tasks.delete(task));
          tasks.add(task);
        }
        if (tasks.size === 0 && !isWoken) return;
        await Promise.race([...tasks, woken]);
      }
    } finally {
      this.#wake = undefined;
    }
  }

  async #due(): Promise<Item[]> {
    const items = await readAllItems(this.#deps.kinds, this.#deps.stores);
    const now = this.#deps.clock.now();
    const inFlight = [...this.#inFlight.values()].map(({ item }) => item);
    return dueItems(this.#deps.kinds, items, inFlight, now).filter(({ id }) => {
      const until = this.#unsaved.get(id) ?? 0;
      // A time that is too far away was written before the clock was set back.
      return now >= until || until > now + DISK_ERROR_PAUSE_MS;
    });
  }

  async #deliver(items: Item[]): Promise<void> {
    const batch = new AbortController();
    for (const item of items) this.#inFlight.set(item.id, { item, own: new AbortController(), batch });
    try {
      const isSingle = items.length === 1 || (await this.#deliverBatch(items, batch));
      if (isSingle) for (const item of items) await this.#deliverOne(item);
    } catch {
      // The disk failed during the delivery. The record is still there, and the server recognizes its id.
      for (const { id } of items) this.#unsaved.set(id, this.#deps.clock.now() + DISK_ERROR_PAUSE_MS);
    } finally {
      for (const { id } of items) this.#inFlight.delete(id);
    }
  }

  /** @returns whether each item must be tried alone, because one of them may have spoiled the request for all */
  async #deliverBatch(items: Item[], batch: AbortController): Promise<boolean> {
    const outcome = await this.#try(batch, (transport) => transport.send(items, 'store', batch.signal));
    if (outcome.type === 'refused') return true;
    await this.#commit(items, 'store', outcome);
    return false;
  }

  async #deliverOne(item: Item): Promise<void> {
    const { kinds, onChange } = this.#deps;
    const atStart = item;
    const controller = this.#inFlight.get(item.id)!.own;
    let previous: Outcome | undefined;
    for (const step of stepsOf(item)) {
      if (!shouldTry(kinds, item, step, previous)) continue;
      const sent = item;
      const outcome = await this.#try(controller, (transport) =>
        transport.send([sent], step, controller.signal),
      );
      const remaining = await this.#commit([atStart], step, outcome);
      // The item is settled, or the visitor has deleted it.
      if (!remaining) return;
      item = remaining;
      previous = outcome;
    }
    if (item.state === 'waiting' && !hasArrived(kinds, item)) onChange({ type: 'delayed', item });
  }

  /** Runs one request with a time limit. An exception or a timeout counts as "not reached". */
  async #try(
    controller: AbortController,
    request: (transport: Transport) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { connect, clock, onProgress } = this.#deps;
    let outcome: Outcome = UNREACHED;
    // The visitor has deleted the item while it waited for its turn.
    if (controller.signal.aborted) return outcome;
    this.#transport ??= connect();
    try {
      outcome = await withTimeout(request(this.#transport), STEP_TIMEOUT_MS, clock);
    } catch {
      controller.abort();
    }
    onProgress();
    if (outcome.type === 'retry' && !outcome.reached) this.#isUnreached = true;
    return outcome;
  }

  /**
   * Writes an outcome to all stores. `items`: as they were when the attempt began.
   * @returns the last of the items, if it was not deleted
   * @throws when no store could be written
   */
  async #commit(items: Item[], step: Step, outcome: Outcome): Promise<Item | undefined> {
    const { kinds, clock, random, onChange, stores } = this.#deps;
    const total: AppliedOutcome = { changes: [], remaining: undefined };
    let failure: unknown;
    for (const store of stores) {
      try {
        const isFound = total.changes.length > 0;
        const { changes, remaining } = await store.update((records) =>
          applyOutcome(kinds, records, { items, step, outcome, now: clock.now(), random, isFound }),
        );
        total.changes.push(...changes);
        total.remaining ??= remaining;
      } catch (error) {
        failure = error;
      }
    }
    for (const change of total.changes) onChange(change);
    if (failure && total.changes.length === 0) throw failure as Error;
    return total.remaining;
  }
}
