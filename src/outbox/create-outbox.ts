/**
 * The outbox's verbs. Pages and the service worker each make one; they share the disk, the lock and a channel.
 * `browser-outbox.ts` makes it of what a browser has, the model test of what can be broken.
 */
import { limit, type Clock } from './clock.ts';
import type { Change, Flusher } from './flusher.ts';
import { isVisible, newItem, type Item, type Kind, type Payloads, type Receipt } from './item.ts';
import { messagesOf, type Message } from './messages.ts';
import { readItem, readItems } from './read-item.ts';
import type { CreateSender } from './sender.ts';
import { memoryStore, type RecordStore, type Records } from './storage.ts';
import { dueAt, receiptOf, resume, retryNow, unreached } from './waiting.ts';
import { isBlocked } from './wishes.ts';

/** What is in the outbox. */
export interface Contents {
  /** The oldest first. */
  items: Item[];
  /** Ids of records that this build can't read; they are kept. */
  unreadable: string[];
  /** The disk could not be read just now, so there may be more. */
  isPartial: boolean;
}

/** How a submission stands after a short wait. `saved: false`: it lives only as long as this page. */
export type SubmissionStatus =
  | { state: 'arrived'; answer?: string | undefined }
  | { state: 'failed'; reason?: string | undefined }
  | { state: 'waiting'; saved: boolean };

/** Everything that the outbox touches. */
export interface OutboxDependencies {
  disk: RecordStore;
  receipts: {
    /** Never rejects. */
    add(receipts: Receipt[]): Promise<void>;
    count(): Promise<number>;
    clear(): Promise<void>;
    /** Deletes what is older than 7 days at `now`. */
    purge(now: number): Promise<void>;
  };
  /** To all other contexts, not to this one. */
  post(message: Message): void;
  /** Messages of all other contexts. @returns how to stop */
  listen(onMessage: (message: Message) => void): () => void;
  /** Loads the code that sends. */
  loadSender(): Promise<CreateSender>;
  clock: Clock;
  /** In [0, 1). */
  random(): number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** How long the disk may take to commit before a submission goes out from memory as well. */
const DISK_PATIENCE_MS = 4000;

/** How long the code that sends may take to load. */
const LOAD_LIMIT_MS = 60_000;

/** Makes the outbox of this context. */
export function createOutbox(deps: OutboxDependencies) {
  const { disk, receipts, clock, random, post, listen, loadSender } = deps;
  const held: Records = new Map();
  const memory = memoryStore(held);
  const stores = [memory, disk];
  const listeners = new Set<(message: Message) => void>();

  let flusher: Flusher | undefined;

  /** Loads the code that sends only if there is something to send. */
  async function flush(): Promise<void> {
    if (!flusher) {
      const isDue = (item: Item) => item.state === 'waiting' && dueAt(item, clock.now()) <= clock.now();
      if (!(await readAll()).some(isDue)) return;
      try {
        const create = await limit(loadSender(), LOAD_LIMIT_MS, clock);
        flusher ??= create({ stores, clock, random, listen, onChange });
      } catch {
        return postpone(isDue);
      }
    }
    await flusher.flush();
  }

  function onChange(change: Change): void {
    if (change.type === 'deleted') void receipts.add([change.receipt]);
    for (const message of messagesOf(change)) tell(message);
  }

  /** The code that sends can't be loaded: that is a failure of the network like any other. */
  async function postpone(isDue: (item: Item) => boolean): Promise<void> {
    const delayed = new Set<string>();
    await changeItems((item) => {
      if (!isDue(item)) return item;
      delayed.add(item.id);
      return unreached(item, { now: clock.now(), random: random(), attempt: item.attempts + 1 });
    });
    for (const id of delayed) tell({ type: 'delayed', id });
  }

  /** What can be read. A store that fails has nothing. */
  const readAll = async () =>
    (await Promise.all(stores.map((store) => store.read().then(readItems, () => [])))).flat();

  function tell(message: Message): void {
    post(message);
    hear(message);
  }
  function hear(message: Message): void {
    if (message.type === 'changed' && message.isDue) flusher?.wake();
    if (message.type === 'discarded') flusher?.abort(message.id);
    for (const listener of listeners) listener(message);
  }
  listen(hear);

  /** @returns whether it is on disk; otherwise it is in memory */
  async function keep(item: Item): Promise<boolean> {
    let isLate = false;
    let wasOnDisk = false;
    const written = disk.update((records) => {
      // Another tab may have kept the same submission already, and may be sending it.
      if (isLate || readItem(item.id, records.get(item.id)).ok) return;
      const order = Math.max(item.order, ...readItems(records).map((other) => other.order + 1));
      records.set(item.id, { ...item, order });
      wasOnDisk = true;
    });
    try {
      await limit(written, DISK_PATIENCE_MS, clock);
      return true;
    } catch {
      isLate = true;
      held.set(item.id, item);
      // The disk was only slow. What it took at first is up to date there: every change is made in both places.
      written.then(() => (wasOnDisk ? void held.delete(item.id) : moveToDisk(item.id))).catch(() => {});
      return false;
    }
  }

  async function moveToDisk(id: string): Promise<void> {
    let moved: unknown;
    await disk
      .update((records) => {
        moved = held.get(id);
        if (moved) records.set(id, moved);
        held.delete(id);
      })
      .catch(() => moved && held.set(id, moved));
  }

  /** Changes items in one transaction per place. Nothing that others write meanwhile is lost or brought back. */
  async function changeItems(change: (item: Item) => Item | undefined): Promise<void> {
    const now = clock.now();
    const dropped: Item[] = [];
    const apply = (records: Records) => {
      for (const item of readItems(records)) {
        const next = change(item);
        if (next && next !== item) records.set(item.id, next);
        if (!next && records.delete(item.id)) dropped.push(item);
      }
    };
    for (const store of stores) await store.update(apply).catch(() => {});
    if (dropped.length > 0) await receipts.add(dropped.map((item) => receiptOf(item, now)));
    tell({ type: 'changed', isDue: true });
  }

  return {
    /**
     * Keeps a validated submission. Resolves when it is committed to disk, or, where the disk fails, held in
     * memory (`saved: false`). Sends nothing yet: call `flush`.
     */
    async enqueue<K extends Kind>(kind: K, payload: Payloads[K]): Promise<{ id: string; saved: boolean }> {
      const saved = await keep(newItem(kind, payload, clock.now()));
      tell({ type: 'changed', isDue: true });
      return { id: payload.id, saved };
    },

    /** Delivers what is due. Resolves when nothing due is left. */
    flush,

    /**
     * Delivers what waits, because its writer says so. What the server has refused is tried again only if named.
     */
    async sendNow(refusedId?: string): Promise<void> {
      await changeItems((item) => {
        const isWanted = item.state === 'waiting' || item.reason === 'too_old' || item.id === refusedId;
        return isWanted ? retryNow(item) : item;
      });
      await flush();
    },

    /**
     * Delivers what is due, and what may be tried sooner because the connection or the visitor is back. Also
     * deletes what older builds have left behind: failed items that no visitor can see.
     */
    async resume(): Promise<void> {
      const now = clock.now();
      const wanted = (item: Item) =>
        item.state === 'failed' && !isVisible(item) ? undefined : resume(item, now);
      if ((await readAll()).some((item) => wanted(item) !== item)) await changeItems(wanted);
      await flush();
    },

    /** Everything that waits or failed, the oldest first. */
    async list(): Promise<Contents> {
      let isPartial = false;
      const onDisk = await disk.read().catch((): Records => {
        isPartial = true;
        return new Map();
      });
      // A disk that answered too late may hold what memory holds as well.
      const records = new Map([...onDisk, ...held]);
      const read = [...records].map(([key, raw]) => readItem(key, raw));
      return {
        items: readItems(records),
        unreadable: read.flatMap((result) => (result.ok ? [] : [result.id])),
        isPartial,
      };
    },

    /** Deletes a submission from disk and breaks its request off. */
    async discard(id: string): Promise<void> {
      for (const store of stores) await store.update((records) => records.delete(id)).catch(() => {});
      tell({ type: 'discarded', id });
      tell({ type: 'changed', isDue: true });
    },

    /**
     * Deletes everything that this device holds, records that can't be read and receipts included, and breaks off
     * what is under way.
     * @throws when the disk refuses
     */
    async forget(): Promise<void> {
      const clear = (records: Records) => {
        const ids = [...records.keys()];
        records.clear();
        return ids;
      };
      for (const store of stores)
        for (const id of await store.update(clear)) tell({ type: 'discarded', id: String(id) });
      await receipts.clear();
      tell({ type: 'changed' });
    },

    /** How many receipts of earlier deliveries are on the device. */
    countReceipts: () => receipts.count(),

    /** How submission `id` stands after its first round, at the latest after `patience` milliseconds. */
    status: (id: string, saved: boolean, patience: number): Promise<SubmissionStatus> =>
      new Promise((resolve) => {
        const finish = (standing: SubmissionStatus) => {
          listeners.delete(listener);
          cancel();
          resolve(standing);
        };
        const listener = (message: Message) => {
          if (!('id' in message) || message.id !== id) return;
          if (message.type === 'arrived') finish({ state: 'arrived', answer: message.answer });
          if (message.type === 'delayed') finish({ state: 'waiting', saved });
          if (message.type === 'failed') finish({ state: 'failed', reason: message.reason });
        };
        const cancel = clock.after(patience, () => finish({ state: 'waiting', saved }));
        listeners.add(listener);
      }),

    /** Calls `listener` at every change, in this or another tab or the service worker. @returns how to stop */
    subscribe(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Deletes receipts that are older than 7 days. */
    purgeReceipts: () => receipts.purge(clock.now()),
  };
}

/** When the next waiting item is due, in milliseconds since the epoch; nothing if none waits. */
export function nextDue(items: readonly Item[], now: number): number | undefined {
  const times = items
    .filter((item) => item.state === 'waiting' && !isBlocked(item, items))
    .map((item) => dueAt(item, now));
  return times.length ? Math.min(...times) : undefined;
}

/** The submissions that their writer should know are still here. */
export const visible = (items: readonly Item[]): Item[] => items.filter(isVisible);
