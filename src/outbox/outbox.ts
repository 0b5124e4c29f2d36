/**
 * The outbox's verbs. Pages and the service worker each make one; they share the disk, the lock and a channel.
 */
import { clear, createStore, del, entries, keys, set, type UseStore } from 'idb-keyval';
import { Flusher, readAll, type Change, type Transport } from './flusher.ts';
import { hasArrived, newItem, type Item, type Kind, type Payloads, type Receipt } from './item.ts';
import { leaseLock, webLock } from './lock.ts';
import { RECEIPT_AGE } from './machine.ts';
import { readItem } from './read-item.ts';
import { indexedDbStore, memoryStore } from './storage.ts';

/** What contexts tell each other: ids and states, never what somebody wrote. */
export type Message =
  | { type: 'changed' }
  | { type: 'discarded'; id: string }
  | { type: 'arrived'; id: string; kind: Kind; answer?: string | undefined }
  /** The first round did not reach the server, or the server has trouble. */
  | { type: 'delayed'; id: string }
  | { type: 'failed'; id: string; reason?: string | undefined };

/** What lies in the outbox. */
export interface Contents {
  items: Item[];
  /** Ids of records that this build can't read; they are kept. */
  unreadable: string[];
}

/** How a submission stands after a short wait. `saved: false`: it lives only as long as this page. */
export type Standing =
  | { state: 'arrived'; answer?: string | undefined }
  | { state: 'failed'; reason?: string | undefined }
  | { state: 'waiting'; saved: boolean };

export type Outbox = ReturnType<typeof createOutbox>;

/** How long the disk may take to commit before a submission goes out from memory as well. Milliseconds. */
const DISK_PATIENCE = 4000;

/** Makes the outbox of this context. `loadTransport` brings the code that speaks with the backend when needed. */
export function createOutbox(loadTransport: () => Promise<Transport>) {
  const disk = indexedDbStore('outbox', 'items');
  const memory = memoryStore();
  const meta = createMeta();
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel('outbox') : undefined;
  const listeners = new Set<(message: Message) => void>();

  const flusher = new Flusher({
    stores: [disk, memory],
    transport: lazyTransport(loadTransport),
    lock: self.navigator.locks ? webLock(self.navigator.locks, 'outbox') : leaseLock(meta.use, 'lease'),
    now: Date.now,
    random: Math.random,
    onChange(change) {
      if (change.type === 'deleted') void meta.addReceipt(change.receipt);
      for (const message of messagesOf(change)) tell(message);
    },
  });

  function tell(message: Message): void {
    channel?.postMessage(message);
    hear(message);
  }
  function hear(message: Message): void {
    if (message.type === 'changed') flusher.wake();
    if (message.type === 'discarded') flusher.abort(message.id);
    for (const listener of listeners) listener(message);
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));

  async function keep(item: Item): Promise<boolean> {
    try {
      await withPatience(disk.put(item.id, item));
      return true;
    } catch {
      await memory.put(item.id, item);
      return false;
    }
  }

  return {
    /**
     * Keeps a validated submission. Resolves when it is committed to disk, or, where the disk fails, held in
     * memory (`saved: false`). Sends nothing yet: call `flush`.
     */
    async enqueue<K extends Kind>(kind: K, payload: Payloads[K]): Promise<{ id: string; saved: boolean }> {
      const saved = await keep(newItem(kind, payload, Date.now()));
      tell({ type: 'changed' });
      return { id: payload.id, saved };
    },

    /** Delivers what is due. Resolves when nothing due is left. */
    flush: () => flusher.flush(),

    /** Makes everything that waits due now, failed items included if named, and delivers it. */
    async sendNow(failedId?: string): Promise<void> {
      for (const { item, store } of await readAll([disk, memory])) {
        if (item.state === 'failed' && item.id !== failedId) continue;
        if (item.state === 'waiting' && item.nextAttemptAt === 0) continue;
        const steps = Object.fromEntries(
          Object.entries(item.steps).map(([step, state]) => [step, state === 'refused' ? 'pending' : state]),
        );
        await store.replaceIfPresent(item.id, { ...item, steps, state: 'waiting', nextAttemptAt: 0 });
      }
      tell({ type: 'changed' });
      await flusher.flush();
    },

    /** Everything that waits or failed, the oldest first. */
    async list(): Promise<Contents> {
      const records = [...(await disk.entries().catch(() => [])), ...(await memory.entries())];
      const read = records.map(([id, raw]) => readItem(id, raw));
      // A disk that answered too late may hold what memory holds as well.
      const items = [
        ...new Map(read.flatMap((result) => (result.ok ? [[result.item.id, result.item]] : []))).values(),
      ];
      return {
        items: items.sort((a, b) => a.createdAt - b.createdAt),
        unreadable: read.flatMap((result) => (result.ok ? [] : [result.id])),
      };
    },

    /** Deletes a submission from disk and breaks its request off. */
    async discard(id: string): Promise<void> {
      await Promise.all([disk.delete(id).catch(() => {}), memory.delete(id)]);
      tell({ type: 'discarded', id });
      tell({ type: 'changed' });
    },

    /**
     * Deletes everything that this device holds, records that can't be read and receipts included, and breaks off
     * what is under way.
     * @throws when the disk refuses
     */
    async forget(): Promise<void> {
      const records = [...(await disk.entries()), ...(await memory.entries())];
      for (const [id] of records) {
        await Promise.all([disk.delete(id), memory.delete(id)]);
        tell({ type: 'discarded', id });
      }
      await meta.clear();
      tell({ type: 'changed' });
    },

    /** How many receipts of earlier deliveries are on the device. */
    countReceipts: () => meta.countReceipts(),

    /** How submission `id` stands after its first round, at the latest after `patience` milliseconds. */
    standing: (id: string, saved: boolean, patience: number): Promise<Standing> =>
      new Promise((resolve) => {
        const finish = (standing: Standing) => {
          listeners.delete(listener);
          clearTimeout(timer);
          resolve(standing);
        };
        const listener = (message: Message) => {
          if (!('id' in message) || message.id !== id) return;
          if (message.type === 'arrived') finish({ state: 'arrived', answer: message.answer });
          if (message.type === 'delayed') finish({ state: 'waiting', saved });
          if (message.type === 'failed') finish({ state: 'failed', reason: message.reason });
        };
        const timer = setTimeout(() => finish({ state: 'waiting', saved }), patience);
        listeners.add(listener);
      }),

    /** Calls `listener` at every change, in this or another tab or the service worker. @returns how to stop */
    subscribe(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Deletes receipts that are older than 7 days. */
    purgeReceipts: () => meta.purge(Date.now()),
  };
}

/** When the next waiting item is due, in milliseconds since the epoch; nothing if none waits. */
export function nextDue(items: readonly Item[]): number | undefined {
  const times = items.filter(({ state }) => state === 'waiting').map(({ nextAttemptAt }) => nextAttemptAt);
  return times.length ? Math.min(...times) : undefined;
}

/** The submissions that their writer should know are still here. */
export const visible = (items: readonly Item[]): Item[] =>
  items.filter((item) => item.kind !== 'qr-visit' && !hasArrived(item));

function messagesOf(change: Change): Message[] {
  switch (change.type) {
    case 'kept': {
      const { id, state, reason } = change.item;
      return state === 'failed'
        ? [{ type: 'failed', id, reason }, { type: 'changed' }]
        : [{ type: 'changed' }];
    }
    case 'delayed':
      return [{ type: 'delayed', id: change.item.id }];
    case 'arrived': {
      const { id, kind, answer } = change.item;
      return [{ type: 'arrived', id, kind, answer }, { type: 'changed' }];
    }
    case 'deleted': {
      const { id, kind, answer } = change.item;
      const arrived: Message[] = hasArrived(change.item) ? [] : [{ type: 'arrived', id, kind, answer }];
      return [...arrived, { type: 'changed' }];
    }
  }
}

/** The transport's code may itself be out of reach: that is a broken line like any other. */
function lazyTransport(load: () => Promise<Transport>): Transport {
  const unreachable = { type: 'retry', reason: 'network', reached: false } as const;
  const loaded = () => load().catch(() => undefined);
  return {
    send: async (...args) => (await loaded())?.send(...args) ?? unreachable,
    sendVisits: async (...args) => (await loaded())?.sendVisits(...args) ?? unreachable,
  };
}

/** Receipts and the lease live apart from the items: `items` holds one record per waiting submission only. */
function createMeta() {
  const store = createStore('outbox-meta', 'entries');
  // Where IndexedDB is denied, opening it throws at once: async makes that a rejection like any other failure.
  const use: UseStore = async (mode, callback) => store(mode, callback);
  return {
    use,
    addReceipt: (receipt: Receipt) => set(`receipt:${receipt.id}`, receipt, use).catch(() => {}),
    clear: () => clear(use),
    countReceipts: async () =>
      (await keys<string>(use).catch(() => [])).filter((key) => key.startsWith('receipt:')).length,
    async purge(now: number): Promise<void> {
      const all = await entries<string, Receipt>(use).catch(() => []);
      const old = all.filter(([key, { at }]) => key.startsWith('receipt:') && now - at > RECEIPT_AGE);
      await Promise.all(old.map(([key]) => del(key, use)));
    },
  };
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the disk does not answer')), DISK_PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
