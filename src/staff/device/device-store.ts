/**
 * The session, and facts about this device. In IndexedDB, because browsers write localStorage to disk only seconds later:
 * somebody whose browser was killed would have to sign in again before changes could be sent.
 */
import { clear, del, get, set } from 'idb-keyval';
import { keyvalStore } from '../../outbox/keyval-store.ts';

const store = keyvalStore('staff-device', 'entries');

export const deviceStore = {
  get: <T>(key: string): Promise<T | undefined> => get<T>(key, store).catch(() => undefined),
  set: (key: string, value: unknown): Promise<void> => set(key, value, store).catch(() => {}),
  delete: (key: string): Promise<void> => del(key, store).catch(() => {}),
  clear: (): Promise<void> => clear(store).catch(() => {}),
};
