import { withTimeout, type Clock } from './clock.ts';
import type { Item } from './item.ts';
import { readItem, readItems } from './read-item.ts';
import { memoryStore, type RecordStore, type Records } from './storage.ts';

/** After this long a submission is sent from memory, while the disk may still commit it. */
const DISK_TIMEOUT_MS = 4000;

/** Where the items of a tab or worker are: on disk, or in its memory if the disk failed. */
export interface LocalStores {
  /** Memory first. */
  all: readonly [memory: RecordStore, disk: RecordStore];
  /** Everything in both. `isPartial`: the disk can't be read now. */
  read(): Promise<{ records: Records; isPartial: boolean }>;
  /** Saves a new item. @returns whether it is on disk; if not, it is in memory */
  save(item: Item): Promise<boolean>;
}

export function localStores(disk: RecordStore, clock: Clock): LocalStores {
  const inMemory: Records = new Map();

  async function save(item: Item): Promise<boolean> {
    let isLate = false;
    let isOnDisk = false;
    const written = disk.update((records) => {
      // Another tab may have saved the same submission already and may be sending it.
      if (isLate || readItem(item.id, records.get(item.id)).ok) return;
      const order = Math.max(item.order, ...readItems(records).map((other) => other.order + 1));
      records.set(item.id, { ...item, order });
      isOnDisk = true;
    });
    try {
      await withTimeout(written, DISK_TIMEOUT_MS, clock);
      return true;
    } catch {
      isLate = true;
      inMemory.set(item.id, item);
      // The disk may only have been slow. What it did take is up to date, because every change is made in both places.
      written.then(() => (isOnDisk ? void inMemory.delete(item.id) : moveToDisk(item.id))).catch(() => {});
      return false;
    }
  }

  async function moveToDisk(id: string): Promise<void> {
    let moved: unknown;
    await disk
      .update((records) => {
        moved = inMemory.get(id);
        if (moved) records.set(id, moved);
        inMemory.delete(id);
      })
      .catch(() => moved && inMemory.set(id, moved));
  }

  return {
    all: [memoryStore(inMemory), disk],
    async read() {
      let isPartial = false;
      const onDisk = await disk.read().catch((): Records => {
        isPartial = true;
        return new Map();
      });
      // A slow disk may hold an item that memory holds too.
      return { records: new Map([...onDisk, ...inMemory]), isPartial };
    },
    save,
  };
}

/** All items of all stores, the oldest first. A store that can't be read counts as empty. */
export async function readAllItems(stores: readonly RecordStore[]): Promise<Item[]> {
  const reads = stores.map((store) => store.read().then(readItems, () => []));
  // An item in memory and on disk has made its progress in memory, the first store. The last one set wins.
  const found = (await Promise.all(reads)).reverse().flat();
  return [...new Map(found.map((item) => [item.id, item])).values()];
}
