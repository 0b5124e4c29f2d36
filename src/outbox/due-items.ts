import type { Item } from './item.ts';
import { addressOf, isBlocked } from './precedence.ts';
import { dueAt } from './schedule.ts';

const BATCH_SIZE = 100;

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
