/**
 * Where items lie: IndexedDB database `outbox`, store `items` (contract, «In the browser»). idb-keyval does the
 * requests; the connection is our own, because it must commit with strict durability and survive being closed by
 * the system (iOS) or by a newer version in another tab.
 */
import { del, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** What the flusher needs of a place to keep records. Every method rejects when the place can't be used. */
export interface RecordStore {
  entries(): Promise<[id: string, raw: unknown][]>;
  get(id: string): Promise<unknown>;
  /** Resolves when the record is committed. */
  put(id: string, record: unknown): Promise<void>;
  /**
   * Replaces a record in one transaction, only if it is still there; `undefined` deletes it.
   * @returns false when it was gone: somebody deleted or delivered it meanwhile
   */
  replaceIfPresent(id: string, record: unknown): Promise<boolean>;
  delete(id: string): Promise<void>;
}

/** The records of one IndexedDB object store. */
export function indexedDbStore(database: string, store: string): RecordStore {
  const records = connection(database, store);
  return {
    entries: () => entries<string, unknown>(records),
    get: (id) => get(id, records),
    put: (id, record) => set(id, record, records),
    delete: (id) => del(id, records),
    replaceIfPresent: (id, record) =>
      records('readwrite', async (objects) => {
        if ((await promisifyRequest(objects.count(id))) === 0) return false;
        if (record === undefined) objects.delete(id);
        else objects.put(record, id);
        await promisifyRequest(objects.transaction);
        return true;
      }),
  };
}

/** A connection that opens on first use and once more when it has been closed under us (outbox.md, rule 9). */
function connection(database: string, store: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab'));
      request.onerror = () => reject(request.error ?? new Error('IndexedDB does not open'));
      request.onsuccess = () => {
        const db = request.result;
        const forget = () => (opened = undefined);
        db.onclose = forget;
        db.onversionchange = () => {
          db.close();
          forget();
        };
        resolve(db);
      };
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));

  const transact = async (mode: IDBTransactionMode) => {
    const db = await open();
    const objects = db.transaction(store, mode, { durability: 'strict' }).objectStore(store);
    return objects;
  };

  return async (mode, callback) => {
    let objects: IDBObjectStore;
    try {
      objects = await transact(mode);
    } catch {
      opened = undefined;
      objects = await transact(mode);
    }
    return callback(objects);
  };
}

/** Records in memory: what can't be saved on the device lives as long as the page (outbox.md, rule 9). */
export function memoryStore(): RecordStore {
  const records = new Map<string, unknown>();
  return {
    entries: async () => [...records],
    get: async (id) => records.get(id),
    put: async (id, record) => void records.set(id, record),
    delete: async (id) => void records.delete(id),
    replaceIfPresent: async (id, record) => {
      if (!records.has(id)) return false;
      if (record === undefined) records.delete(id);
      else records.set(id, record);
      return true;
    },
  };
}
