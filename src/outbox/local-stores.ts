import { withTimeout, type Clock } from './clock.ts';
import type { Item, ItemOf, Kinds } from './item.ts';
import { readItem, readItems } from './read-item.ts';
import { memoryStore, type RecordStore, type Records } from './storage.ts';

/** After this long a submission is sent from memory, while the disk may still commit it. */
const DISK_TIMEOUT_MS = 4000;

/** Where the items of a tab or worker are: on disk, or in its memory if the disk failed. */
export interface LocalStores {
  /** Memory first. */
  all: readonly [memory: RecordStore, disk: RecordStore];
  /** All records of memory and disk. `isPartial`: the disk can't be read now, so there may be more. */
  read(): Promise<{ records: Records; isPartial: boolean }>;
  /**
   * Saves a new item and deletes the item with the id `replacedId`, in one transaction.
   * @returns whether the new item is on disk. If not, it is in memory, and the replaced item is still on disk
   */
  save(item: Item, replacedId?: string): Promise<boolean>;
}

export function localStores(kinds: Kinds, disk: RecordStore, clock: Clock): LocalStores {
  const inMemory: Records = new Map();
  /** Ids of items in memory that may be on disk as well, because a transaction was slow or failed late. */
  const undecided = new Set<string>();

  async function save(item: Item, replacedId?: string): Promise<boolean> {
    let isLate = false;
    let isWritten = false;
    const written = writeToDisk((records) => {
      // Another tab may have saved the same submission already and may be sending it.
      if (isLate || readItem(kinds, item.id, records.get(item.id)).ok) return;
      records.set(item.id, putLast(kinds, item, records));
      if (replacedId !== undefined) records.delete(replacedId);
      isWritten = true;
    });
    try {
      await withTimeout(written, DISK_TIMEOUT_MS, clock);
      return true;
    } catch {
      isLate = true;
      inMemory.set(item.id, putLast(kinds, item, inMemory));
      undecided.add(item.id);
      const moveIfUnwritten = () => {
        if (isWritten) return;
        undecided.delete(item.id);
        writeToDisk(() => {}).catch(() => {});
      };
      written.then(() => {
        // An item that reached the disk late is up to date there, because every change is written to memory and disk.
        if (isWritten) inMemory.delete(item.id);
        moveIfUnwritten();
      }, moveIfUnwritten);
      return false;
    }
  }

  /**
   * Moves what memory holds to disk and makes another change, in one transaction. A later request must not be on disk
   * while an earlier one is in memory only: another tab would send the later one first, and the earlier one would win.
   */
  async function writeToDisk(change: (records: Records) => void): Promise<void> {
    let moved: Item[] = [];
    try {
      await disk.update((records) => {
        moved = readItems(kinds, inMemory).filter(({ id }) => !undecided.has(id));
        for (const item of moved) {
          records.set(item.id, putLast(kinds, item, records));
          inMemory.delete(item.id);
        }
        change(records);
      });
    } catch (error) {
      for (const item of moved) {
        inMemory.set(item.id, item);
        undecided.add(item.id);
      }
      throw error;
    }
  }

  return {
    all: [memoryStore(inMemory), disk],
    async read() {
      let isPartial = false;
      const onDisk = await disk.read().catch((): Records => {
        isPartial = true;
        return new Map();
      });
      // Memory comes last and wins, because a slow disk may hold an older copy of the same item.
      return { records: new Map([...onDisk, ...inMemory]), isPartial };
    },
    save,
  };
}

/** Gives the item an order after all other items, even if the device's clock was set back since they were made. */
function putLast(kinds: Kinds, item: Item, records: Records): Item {
  return {
    ...item,
    order: Math.max(item.order, ...readItems(kinds, records).map((other) => other.order + 1)),
  };
}

/** All items of all stores, the oldest first. A store that can't be read counts as empty. */
export async function readAllItems<P>(kinds: Kinds<P>, stores: readonly RecordStore[]): Promise<ItemOf<P>[]> {
  const reads = stores.map((store) =>
    store.read().then(
      (records) => readItems(kinds, records),
      () => [],
    ),
  );
  // If an item is in memory and on disk, the copy in memory is newer. Memory is the first store, so the order is reversed:
  // the last copy that is set into the map wins.
  const found = (await Promise.all(reads)).reverse().flat();
  return [...new Map(found.map((item) => [item.id, item])).values()];
}
