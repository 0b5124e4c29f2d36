/** Stores items: database `outbox`, object store `items`, one record per waiting submission. */
import { openStore } from './open-store.ts';
import { abort, commit, untilShown } from './transactions.ts';

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

/** A store of records in an IndexedDB object store. */
export function indexedDbStore(database: string, name: string): RecordStore {
  const store = openStore(database, name);

  async function transact<T>(mode: IDBTransactionMode, work: (records: Records) => T): Promise<T> {
    const sinceShown = untilShown();
    let hasRun = false;
    try {
      return await store(mode, (objects) =>
        change(objects, (records) => {
          hasRun = true;
          return work(records);
        }),
      );
    } catch (error) {
      if (hasRun || sinceShown === untilShown()) throw error;
      // The transaction was aborted because the page was left. It runs again when the visitor comes back.
      return transact(mode, work);
    }
  }

  return {
    read: () => transact('readonly', (records) => records),
    update: (work) => transact('readwrite', work),
  };
}

/** Reads all records, lets `work` change them, and writes the difference. Resolves once it is committed. */
function change<T>(objects: IDBObjectStore, work: (records: Records) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let result: T;
    const { transaction } = objects;
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
