import type { Change } from './flusher.ts';
import { hasArrived, type Item, type Step } from './item.ts';
import { advance, type Outcome } from './machine.ts';
import { readItem, readItems } from './read-item.ts';
import type { Records } from './storage.ts';
import { receiptOf } from './waiting.ts';
import { isOverridden, overriddenBy } from './wishes.ts';

/** What became of the items of a round, in one store. */
export interface Settled {
  changes: Change[];
  /** The last of the items, if it is still there. */
  kept: Item | undefined;
}

interface Ending {
  /** The items of the round, as they were when it began. */
  items: readonly Item[];
  step: Step;
  outcome: Outcome;
  /** Milliseconds since the epoch. */
  now: number;
  random: () => number;
  /** The item was in another store. */
  isFound: boolean;
}

/**
 * Writes what the end of a round means. Runs within one transaction and starts from the records as they are now,
 * never from the copies that were sent: meanwhile an item may have been deleted, made due or delivered by others.
 */
export function settleAll(records: Records, ending: Ending): Settled {
  const { step, outcome, now, random } = ending;
  const settled: Settled = { changes: [], kept: undefined };
  for (const sent of ending.items) {
    const read = readItem(sent.id, records.get(sent.id));
    if (!read.ok && !ending.isFound) continue;
    // The last wish has reached the server: earlier ones for the same address have no meaning any more.
    const items = outcome.type === 'done' && 'email' in sent.payload ? readItems(records) : [];
    for (const item of overriddenBy(sent, items)) {
      records.delete(item.id);
      const isDelivered = item.kind === sent.kind;
      settled.changes.push({ type: 'deleted', item, receipt: receiptOf(item, now), isDelivered });
    }
    if (!read.ok) continue;
    const { item } = read;
    const next = advance(item, step, outcome, { now, random: random(), attempt: sent.attempts + 1 });
    // Nobody is welcomed whose next wish waits already: it may be to leave, or it brings a welcome of its own.
    if (next.type === 'delete' || isOverridden(item, items)) {
      records.delete(item.id);
      const answer = outcome.type === 'done' ? outcome.answer : item.answer;
      const isDelivered = next.type === 'keep' || next.isDelivered;
      settled.changes.push({
        type: 'deleted',
        item: { ...item, answer: answer ?? item.answer },
        receipt: receiptOf(item, now),
        isDelivered,
      });
      settled.kept = undefined;
    } else {
      records.set(item.id, next.item);
      const hasJustArrived = hasArrived(next.item) && !hasArrived(item);
      settled.changes.push({ type: hasJustArrived ? 'arrived' : 'kept', item: next.item });
      settled.kept = next.item;
    }
  }
  return settled;
}
