/**
 * The operations of the outbox. Each page and the service worker creates an outbox of its own; they share the disk, the
 * lock and a message channel. `browser-outbox.ts` passes in what a browser has, the model test what can break.
 */
import { withTimeout, type Clock } from './clock.ts';
import type { Change, Flusher } from './flusher.ts';
import {
  isVisible,
  newItem,
  type Item,
  type ItemOf,
  type Kinds,
  type Payload,
  type Receipt,
} from './item.ts';
import { localStores, readAllItems } from './local-stores.ts';
import { messagesOf, type ChannelMessage, type Message } from './channel-messages.ts';
import { isBlocked } from './precedence.ts';
import { readItem, readItems } from './read-item.ts';
import { dueAt, postponeUnreached, receiptOf, resume, retryNow } from './schedule.ts';
import type { CreateSender } from './create-sender.ts';
import type { RecordStore, Records } from './storage.ts';
import { waitForStatus, type SubmissionStatus } from './submission-status.ts';

export type { SubmissionStatus } from './submission-status.ts';

/** What is in the outbox. */
export interface Contents<P> {
  /** The oldest first. */
  items: ItemOf<P>[];
  /** Ids of records that this build can't read. They stay where they are. */
  unreadable: string[];
  /** The disk can't be read now, so there may be more. */
  isPartial: boolean;
}

/** Everything that the outbox depends on. */
export interface OutboxDependencies<P> {
  kinds: Kinds<P>;
  disk: RecordStore;
  receipts: {
    /** Never rejects. */
    add(receipts: Receipt[]): Promise<void>;
    count(): Promise<number>;
    clear(): Promise<void>;
    /** Deletes receipts that are older than 7 days at `now`. */
    purge(now: number): Promise<void>;
  };
  /** Sends a message to all other tabs and the worker, not to this one. */
  post(message: ChannelMessage): void;
  /** Listens to their messages. @returns a function that stops listening */
  listen(onMessage: (message: ChannelMessage) => void): () => void;
  /** Loads the code that sends. */
  loadSender(): Promise<CreateSender>;
  clock: Clock;
  /** In [0, 1). */
  random(): number;
}

/** An outbox whose kinds have the payloads `P`. */
export type Outbox<P extends Record<keyof P, Payload>> = ReturnType<typeof createOutbox<P>>;

const LOAD_TIMEOUT_MS = 60_000;

export function createOutbox<P extends Record<keyof P, Payload>>(deps: OutboxDependencies<P>) {
  const { kinds, disk, receipts, clock, random, post, listen, loadSender } = deps;
  const local = localStores(kinds, disk, clock);
  type Listener = (message: Message<keyof P & string>) => void;
  const listeners = new Set<Listener>();
  let flusher: Flusher | undefined;
  let newReceipts: Receipt[] = [];

  /** Loads the code that sends only when an item is due. */
  async function flush(): Promise<void> {
    if (!flusher) {
      const isDue = (item: Item) => item.state === 'waiting' && dueAt(item, clock.now()) <= clock.now();
      if (!(await readAllItems(kinds, local.all)).some(isDue)) return;
      try {
        const create = await withTimeout(loadSender(), LOAD_TIMEOUT_MS, clock);
        const onProgress = () => post({ type: 'progress' });
        flusher ??= create({ kinds, stores: [...local.all], clock, random, listen, onChange, onProgress });
      } catch {
        return postponeAll(isDue);
      }
    }
    await flusher.flush();
  }

  function onChange(change: Change): void {
    if (change.type === 'deleted') addReceipt(change.receipt);
    for (const message of messagesOf(kinds, change)) broadcast(message);
  }

  /** Collects receipts and writes them in one transaction, because a batch of visits settles many items at once. */
  function addReceipt(receipt: Receipt): void {
    if (newReceipts.push(receipt) > 1) return;
    queueMicrotask(() => {
      void receipts.add(newReceipts);
      newReceipts = [];
    });
  }

  /** Treats a failure to load the code that sends like any other network failure. */
  async function postponeAll(isDue: (item: Item) => boolean): Promise<void> {
    const delayed = new Set<string>();
    await changeItems((item) => {
      if (!isDue(item)) return item;
      delayed.add(item.id);
      return postponeUnreached(kinds, item, {
        now: clock.now(),
        random: random(),
        number: item.attempts + 1,
      });
    });
    for (const id of delayed) broadcast({ type: 'delayed', id });
  }

  function broadcast(message: Message): void {
    post(message);
    onMessage(message);
  }
  function onMessage(message: ChannelMessage): void {
    if (message.type === 'progress') return;
    if (message.type === 'changed' && message.isDue) flusher?.wake();
    if (message.type === 'discarded') flusher?.abort(message.id);
    for (const listener of listeners) listener(message as Message<keyof P & string>);
  }
  listen(onMessage);

  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Changes or, for undefined, deletes items, in one transaction per store. */
  async function changeItems(change: (item: Item) => Item | undefined): Promise<void> {
    const now = clock.now();
    const deleted: Item[] = [];
    const apply = (records: Records) => {
      for (const item of readItems(kinds, records)) {
        const next = change(item);
        if (next && next !== item) records.set(item.id, next);
        if (!next && records.delete(item.id)) deleted.push(item);
      }
    };
    for (const store of local.all) await store.update(apply).catch(() => {});
    if (deleted.length > 0) await receipts.add(deleted.map((item) => receiptOf(item, now)));
    broadcast({ type: 'changed', isDue: true });
  }

  /** Deletes a submission and aborts its request. */
  async function discard(id: string): Promise<void> {
    for (const store of local.all) await store.update((records) => records.delete(id)).catch(() => {});
    broadcast({ type: 'discarded', id });
    broadcast({ type: 'changed', isDue: true });
  }

  return {
    /**
     * Saves a validated submission. Resolves when it is committed to disk, or held in memory if the disk fails
     * (`saved: false`). Sends nothing: call `flush`.
     * @param replacedId the submission that it replaces. On disk, one transaction does both.
     */
    async enqueue<K extends keyof P & string>(
      kind: K,
      payload: P[K],
      replacedId?: string,
    ): Promise<{ id: string; saved: boolean }> {
      const saved = await local.save(newItem(kinds, kind, payload, clock.now()), replacedId);
      if (replacedId === undefined) broadcast({ type: 'changed', isDue: true });
      else await discard(replacedId);
      return { id: payload.id, saved };
    },

    /** Delivers what is due. Resolves when nothing due is left. */
    flush,

    /**
     * For the "Send now" button: delivers everything that waits. Repeats a submission that the server has refused only
     * if it is `refusedId`.
     */
    async sendNow(refusedId?: string): Promise<void> {
      await changeItems((item) => {
        const isChosen = item.state === 'waiting' || item.reason === 'too_old' || item.id === refusedId;
        return isChosen ? retryNow(item) : item;
      });
      await flush();
    },

    /**
     * Call when connectivity or the visitor returns: delivers what is due, and what may be sent sooner for that reason.
     * Also deletes failed items of older builds that no visitor can see.
     */
    async resume(): Promise<void> {
      const now = clock.now();
      const resumed = (item: Item) =>
        item.state === 'failed' && !isVisible(kinds, item) ? undefined : resume(item, now);
      if ((await readAllItems(kinds, local.all)).some((item) => resumed(item) !== item))
        await changeItems(resumed);
      await flush();
    },

    /** Everything that waits or has failed. */
    async list(): Promise<Contents<P>> {
      const { records, isPartial } = await local.read();
      const unreadable = [...records].flatMap(([key, raw]) => {
        const read = readItem(kinds, key, raw);
        return read.ok ? [] : [read.id];
      });
      return { items: readItems(kinds, records), unreadable, isPartial };
    },

    discard,

    /**
     * Deletes everything on this device, including unreadable records and receipts, and aborts running requests.
     * @throws when the disk fails
     */
    async clear(): Promise<void> {
      const clear = (records: Records) => {
        const ids = [...records.keys()];
        records.clear();
        return ids;
      };
      for (const store of local.all)
        for (const id of await store.update(clear)) broadcast({ type: 'discarded', id: String(id) });
      await receipts.clear();
      broadcast({ type: 'changed' });
    },

    /** The number of receipts on the device. */
    countReceipts: () => receipts.count(),

    /** The status of submission `id` after its first attempt, or after `timeoutMs` at the latest. */
    status: (id: string, saved: boolean, timeoutMs: number): Promise<SubmissionStatus> =>
      waitForStatus({ id, saved }, timeoutMs, subscribe, clock),

    /** Calls `listener` at every change in any tab or the worker. @returns a function that stops it */
    subscribe,

    /** Deletes receipts that are older than 7 days. */
    purgeReceipts: () => receipts.purge(clock.now()),

    /** When the next waiting item is due, in milliseconds since the epoch, or undefined if none waits. */
    nextDue: (items: readonly Item[]): number | undefined => nextDue(kinds, items, clock.now()),

    /** The items that the visitor should see. */
    visible: (items: readonly ItemOf<P>[]): ItemOf<P>[] => items.filter((item) => isVisible(kinds, item)),
  };
}

/** When the next waiting item is due, in milliseconds since the epoch, or undefined if none waits. */
export function nextDue(kinds: Kinds, items: readonly Item[], now: number): number | undefined {
  const times = items
    .filter((item) => item.state === 'waiting' && !isBlocked(kinds, item, items))
    .map((item) => dueAt(item, now));
  return times.length ? Math.min(...times) : undefined;
}
