/**
 * The session, and facts about this device. In IndexedDB, because browsers write localStorage to disk only seconds later:
 * somebody whose browser was killed would have to sign in again before changes could be sent.
 */
import { del, get, set } from 'idb-keyval';
import { keyvalStore } from '../../outbox/keyval-store.ts';

const store = keyvalStore('staff-device', 'entries');

/** What this page has read or written last. A disk that fails for a moment must not look like an empty one. */
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
  },
  async delete(key: string): Promise<void> {
    known.delete(key);
    unsaved.delete(key);
    // An entry that can't be deleted must not come back in this page.
    await del(key, store).catch(() => unsaved.add(key));
  },
};
