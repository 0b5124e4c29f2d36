import type { InquiryEvent } from '../api/types.ts';
import { subjectOf } from '../changes/staff-kinds.ts';
import { eventText } from './event-text.ts';
import { nameOf } from './presence-text.ts';
import { businessTime } from './times.ts';

/**
 * The latest change that arrived too late to count, in words for everybody who opens the inquiry. Undefined if there is none,
 * or if somebody has changed the same thing since. Pure.
 */
export function conflictText(events: readonly InquiryEvent[]): string | undefined {
  const lost = events.findLast(({ action, detail }) => subjectOf(action) && detail?.applied === false);
  if (!lost) return undefined;
  const rivals = events.filter(
    ({ action, detail }) => subjectOf(action) === subjectOf(lost.action) && detail?.applied !== false,
  );
  if (events.indexOf(lost) < events.indexOf(rivals.at(-1) ?? lost)) return undefined;
  const isLater = ({ made_at }: InquiryEvent) => made_at > lost.made_at;
  const winner = rivals
    .filter(isLater)
    .toSorted((a, b) => a.made_at.localeCompare(b.made_at))
    .at(-1);
  // Somebody's own changes may overtake each other on their way.
  if (winner?.actor === lost.actor) return undefined;
  const text = ({ actor, made_at, ...event }: InquiryEvent) =>
    `${nameOf(actor)} at ${businessTime(made_at)}: “${eventText(event)}”`;
  if (winner)
    return `Two people changed this. ${text(lost)}. ${text(winner)}, which counts because it was later.`;
  const isOvertaken = events.some((event) => event.action === 'received' && isLater(event));
  return `${text(lost)}. This didn’t count${isOvertaken ? ', because the client wrote after it' : ''}.`;
}
