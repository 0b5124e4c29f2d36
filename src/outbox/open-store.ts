import type { UseStore } from 'idb-keyval';
import { deviceClock, withTimeout } from './clock.ts';
import { abort, track, untilShown } from './transactions.ts';

/** A transaction that takes longer is aborted, because a database that never answers would block all other tabs. */
const TRANSACTION_TIMEOUT_MS = 15_000;

/**
 * The object store `name` of a database, opened at first use. Everything of this site that is in IndexedDB goes through it, except for the scans that the boot script stores,
 * also by idb-keyval's functions. In place of idb-keyval's own `createStore`, because transactions must be strictly
 * durable and end in time, and because the connection must survive being closed by the system (iOS) or by a newer version
 * in another tab. Where IndexedDB is denied, it rejects.
 */
export function openStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => request.result.createObjectStore(name);
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
    const db = await open();
    await untilShown();
    const transaction = db.transaction(name, mode, { durability: 'strict' });
    track(transaction);
    return transaction;
  };

  return async (mode, callback) => {
    await untilShown();
    let transaction: IDBTransaction | undefined;
    let isTooLate = false;
    const work = async () => {
      try {
        transaction = await begin(mode);
      } catch {
        // Tries once more, because the system may have closed the connection without an event.
        opened = undefined;
        transaction = await begin(mode);
      }
      if (isTooLate) transaction.abort();
      return callback(transaction.objectStore(name));
    };
    return withTimeout(work(), TRANSACTION_TIMEOUT_MS, deviceClock, () => {
      isTooLate = true;
      opened = undefined;
      abort(transaction);
    });
  };
}
