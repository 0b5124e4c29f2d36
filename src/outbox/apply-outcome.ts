import type { Change } from './flusher.ts';
import { hasArrived, type Item, type Kinds, type Step } from './item.ts';
import { advance, type Outcome } from './machine.ts';
import { addressOf, isSuperseded, supersededBy } from './precedence.ts';
import { readItem, readItems } from './read-item.ts';
import { receiptOf } from './schedule.ts';
import type { Records } from './storage.ts';

/** What happened to the items of a request, in one store. */
export interface AppliedOutcome {
  changes: Change[];
  /** The last of the items, if it was not deleted. */
  remaining: Item | undefined;
}

interface StepResult {
  /** The items that were sent, as they were then. */
  items: readonly Item[];
  step: Step;
  outcome: Outcome;
  /** Milliseconds since the epoch. */
  now: number;
  /** In [0, 1). */
  random: () => number;
  /** Whether another store had the item. */
  isFound: boolean;
}

/**
 * Writes the outcome of a request. Runs in one transaction and starts from the records as they are now, not from the
 * copies that were sent: in the meantime another tab may have deleted, resumed or delivered an item.
 */
export function applyOutcome(kinds: Kinds, records: Records, result: StepResult): AppliedOutcome {
  const { step, outcome, now, random } = result;
  const applied: AppliedOutcome = { changes: [], remaining: undefined };
  for (const sent of result.items) {
    const read = readItem(kinds, sent.id, records.get(sent.id));
    if (!read.ok && !result.isFound) continue;
    // The last request for an address has reached the server, so the earlier ones are settled.
    const items = outcome.type === 'done' && addressOf(kinds, sent) ? readItems(kinds, records) : [];
    for (const item of supersededBy(kinds, sent, items)) {
      records.delete(item.id);
      const isDelivered = item.kind === sent.kind;
      applied.changes.push({ type: 'deleted', item, receipt: receiptOf(item, now), isDelivered });
    }
    if (!read.ok) continue;
    const { item } = read;
    const next = advance(kinds, item, step, outcome, { now, random: random(), number: sent.attempts + 1 });
    // A superseded sign-up requests no welcome mail: the later request unsubscribes, or has a welcome mail of its own.
    if (next.type === 'delete' || isSuperseded(kinds, item, items)) {
      records.delete(item.id);
      const answer = outcome.type === 'done' ? outcome.answer : item.answer;
      const isDelivered = next.type === 'keep' || next.isDelivered;
      applied.changes.push({
        type: 'deleted',
        item: { ...item, answer: answer ?? item.answer },
        receipt: receiptOf(item, now),
        isDelivered,
      });
      applied.remaining = undefined;
    } else {
      records.set(item.id, next.item);
      const hasJustArrived = hasArrived(kinds, next.item) && !hasArrived(kinds, item);
      applied.changes.push({ type: hasJustArrived ? 'arrived' : 'updated', item: next.item });
      applied.remaining = next.item;
    }
  }
  return applied;
}
