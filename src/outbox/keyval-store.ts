import { createStore, type UseStore } from 'idb-keyval';
import { track } from './transactions.ts';

/** A store for idb-keyval. Where IndexedDB is denied, it rejects instead of throwing. */
export function keyvalStore(database: string, name: string): UseStore {
  const open = createStore(database, name);
  return async (mode, callback) =>
    open(mode, (store) => {
      track(store.transaction);
      return callback(store);
    });
}
