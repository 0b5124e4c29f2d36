/**
 * Stores items in IndexedDB: database `outbox`, object store `items`, one record per waiting submission. Has its own
 * connection instead of idb-keyval's, because transactions must be strictly durable, and because the connection must
 * survive being closed by the system (iOS) or by a newer version in another tab.
 */
import { deviceClock, withTimeout } from './clock.ts';
import { abort, commit, track, untilShown } from './transactions.ts';

/** Records by key. Their type is unknown, because other builds and other programs may have written them. */
export type Records = Map<IDBValidKey, unknown>;

/** Stores records. Both methods reject when the store can't be used. */
export interface RecordStore {
  /** All current records. */
  read(): Promise<Records>;
  /**
   * Reads and writes in one transaction. `change` gets all records and sets or deletes entries of the map. It must be
   * synchronous.
   * @returns what `change` returned, once the transaction is committed
   */
  update<T>(change: (records: Records) => T): Promise<T>;
}

/** A transaction that takes longer is aborted, because a database that never answers would block all other tabs. */
const TRANSACTION_TIMEOUT_MS = 15_000;

/** A store of records in an IndexedDB object store. */
export function indexedDbStore(database: string, store: string): RecordStore {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab'));
      request.onerror = () => reject(request.error ?? new Error('IndexedDB does not open'));
      request.onsuccess = () => {
        const db = request.result;
        const reopenNextTime = () => (opened = undefined);
        db.onclose = reopenNextTime;
        db.onversionchange = () => {
          db.close();
          reopenNextTime();
        };
        resolve(db);
      };
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));

  const begin = async (mode: IDBTransactionMode) => {
    const database = await open();
    await untilShown();
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    track(transaction);
    return transaction;
  };

  async function transact<T>(mode: IDBTransactionMode, work: (records: Records) => T): Promise<T> {
    const sinceShown = untilShown();
    await sinceShown;
    let transaction: IDBTransaction | undefined;
    let isTooLate = false;
    let hasRun = false;
    const done = (async () => {
      try {
        transaction = await begin(mode);
      } catch {
        // Tries once more, because the system may have closed the connection without an event.
        opened = undefined;
        transaction = await begin(mode);
      }
      if (isTooLate) transaction.abort();
      return run(transaction, store, (records) => {
        hasRun = true;
        return work(records);
      });
    })();
    try {
      return await withTimeout(done, TRANSACTION_TIMEOUT_MS, deviceClock, () => {
        isTooLate = true;
        opened = undefined;
        abort(transaction);
      });
    } catch (error) {
      if (hasRun || sinceShown === untilShown()) throw error;
      // The transaction was aborted because the page was left. It runs again when the visitor comes back.
      return transact(mode, work);
    }
  }

  return {
    read: () => transact('readonly', (records) => records),
    update: (change) => transact('readwrite', change),
  };
}

/** Reads all records, lets `work` change them, and writes the difference. Resolves once it is committed. */
function run<T>(transaction: IDBTransaction, store: string, work: (records: Records) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let result: T;
    const objects = transaction.objectStore(store);
    const keys = objects.getAllKeys();
    const values = objects.getAll();
    values.onsuccess = () => {
      const before = new Map(keys.result.map((key, i) => [key, values.result[i] as unknown]));
      const after = new Map(before);
      try {
        result = work(after);
        for (const key of before.keys()) if (!after.has(key)) objects.delete(key);
        for (const [key, value] of after) if (value !== before.get(key)) objects.put(value, key);
        commit(transaction);
      } catch (error) {
        reject(error as Error);
        abort(transaction);
      }
    };
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error('IndexedDB aborted the transaction'));
  });
}

/** A store in memory, for what can't be saved on the device. It lasts as long as the page. */
export function memoryStore(records: Records): RecordStore {
  return {
    read: async () => new Map(records),
    update: async (change) => change(records),
  };
}
