import type { Item, Kinds } from './item.ts';
import { addressOf, isBlocked } from './precedence.ts';
import { dueAt } from './schedule.ts';

/** The items that are due and that no other item blocks. `inFlight`: the items being sent now. */
export function dueItems(
  kinds: Kinds,
  items: readonly Item[],
  inFlight: readonly Item[],
  now: number,
): Item[] {
  const ids = new Set(inFlight.map(({ id }) => id));
  const addresses = new Set(inFlight.map((item) => addressOf(kinds, item)).filter(Boolean));
  return items.filter(
    (item) =>
      item.state === 'waiting' &&
      dueAt(item, now) <= now &&
      !ids.has(item.id) &&
      !addresses.has(addressOf(kinds, item)) &&
      !isBlocked(kinds, item, items),
  );
}

/** Splits items into requests. Those of a kind with a batch size share requests, and come last. */
export function inBatches(kinds: Kinds, items: readonly Item[]): Item[][] {
  const single = items.filter(({ kind }) => !kinds[kind]!.batchSize);
  const batches = single.map((item) => [item]);
  for (const [kind, { batchSize }] of Object.entries(kinds)) {
    if (!batchSize) continue;
    const shared = items.filter((item) => item.kind === kind);
    for (let i = 0; i < shared.length; i += batchSize) batches.push(shared.slice(i, i + batchSize));
  }
  return batches;
}
