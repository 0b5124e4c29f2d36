/**
 * Stores the session, and facts about this device, in IndexedDB. Browsers write localStorage to disk only seconds later, so
 * somebody whose browser was killed would have to sign in again before their changes could be sent.
 */
import { del, get, set } from 'idb-keyval';
import { openStore } from '../../outbox/open-store.ts';
import { useStorageState } from './storage-state.ts';

const store = openStore('staff-device', 'entries');

/** The values that this page has read or written last, so that a disk that fails for a moment does not look empty. */
const known = new Map<string, unknown>();
/** Keys whose latest write has failed. */
const unsaved = new Set<string>();

/** None of its methods rejects. */
export const deviceStore = {
  /** The value is whatever is on the disk: an older build, or somebody else, may have written it. */
  async get(key: string): Promise<unknown> {
    if (unsaved.has(key)) return known.get(key);
    try {
      const value = await get<unknown>(key, store);
      known.set(key, value);
      return value;
    } catch {
      return known.get(key);
    }
  },
  async set(key: string, value: unknown): Promise<void> {
    known.set(key, value);
    try {
      await set(key, value, store);
      unsaved.delete(key);
    } catch {
      unsaved.add(key);
    }
    useStorageState.setState({ isBlocked: unsaved.size > 0 });
  },
  async delete(key: string): Promise<void> {
    known.delete(key);
    unsaved.delete(key);
    // Remembers an entry that can't be deleted, so that this page does not read it again.
    await del(key, store).catch(() => unsaved.add(key));
  },
};
