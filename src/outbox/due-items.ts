import type { Item } from './item.ts';
import { addressOf, isBlocked } from './precedence.ts';
import { readItems } from './read-item.ts';
import { dueAt } from './schedule.ts';
import type { RecordStore } from './storage.ts';

const BATCH_SIZE = 100;

/** All items of all stores, the oldest first. A store that can't be read counts as empty. */
export async function readAllItems(stores: readonly RecordStore[]): Promise<Item[]> {
  const reads = stores.map((store) => store.read().then(readItems, () => []));
  // An item in memory and on disk has made its progress in memory, the first store. The last one set wins.
  const found = (await Promise.all(reads)).reverse().flat();
  return [...new Map(found.map((item) => [item.id, item])).values()];
}

/** The items that are due and that no other item blocks. `inFlight`: the items being sent now. */
export function dueItems(items: readonly Item[], inFlight: readonly Item[], now: number): Item[] {
  const ids = new Set(inFlight.map(({ id }) => id));
  const addresses = new Set(inFlight.map(addressOf).filter(Boolean));
  return items.filter(
    (item) =>
      item.state === 'waiting' &&
      dueAt(item, now) <= now &&
      !ids.has(item.id) &&
      !addresses.has(addressOf(item)) &&
      !isBlocked(item, items),
  );
}

/** Splits items into requests: QR visits in batches, everything else one by one. */
export function inBatches(items: readonly Item[]): Item[][] {
  const visits = items.filter(({ kind }) => kind === 'qr-visit');
  const others = items.filter(({ kind }) => kind !== 'qr-visit');
  const batches = [];
  for (let i = 0; i < visits.length; i += BATCH_SIZE) batches.push(visits.slice(i, i + BATCH_SIZE));
  return [...others.map((item) => [item]), ...batches];
}
