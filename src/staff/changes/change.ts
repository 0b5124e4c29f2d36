/** What a change that waits in the outbox does to what the screen shows. Pure functions. */
import type { Counts, Inquiry, Note, Status } from '../api/types.ts';
import type { StaffAction, StaffEvent, StaffItem, StaffNote } from './staff-kinds.ts';

/** A change on its way to the server. */
export type Change =
  | { type: 'event'; event: StaffEvent; isFailed: boolean }
  | { type: 'note'; note: StaffNote; isFailed: boolean };

export const STATUS_OF: Partial<Record<StaffAction, Status>> = {
  answered: 'answered',
  closed: 'closed',
  spam: 'spam',
  reopened: 'new',
};

const ACTIONS: ReadonlySet<unknown> = new Set([...Object.keys(STATUS_OF), 'assigned', 'opened']);
const isTextOrNothing = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string';

/** The change of an outbox item, or undefined for an item of another kind, and for one that is damaged. */
export function changeOf({ kind, payload, state }: StaffItem): Change | undefined {
  const isFailed = state === 'failed';
  const { author, assignee, action } = payload as Partial<StaffEvent>;
  if (!isTextOrNothing(author) || !isTextOrNothing(assignee)) return undefined;
  if (kind === 'staff-event' && ACTIONS.has(action)) return { type: 'event', event: payload, isFailed };
  if (kind === 'staff-note') return { type: 'note', note: payload, isFailed };
  return undefined;
}

export const changeId = (change: Change): string =>
  change.type === 'event' ? change.event.id : change.note.id;
/** When it was made, as ISO date and time. */
export const madeAtOf = (change: Change): string =>
  change.type === 'event' ? change.event.madeAt : change.note.madeAt;
export const inquiryIdOf = (change: Change) =>
  change.type === 'event' ? change.event.inquiryId : change.note.inquiryId;

/** Whether somebody made it on purpose. The desk itself notes that an inquiry was opened. */
export const isByHand = (change: Change): boolean =>
  change.type === 'note' || change.event.action !== 'opened';

/** The changes of one inquiry. */
export const changesOf = (changes: readonly Change[], inquiryId: string): Change[] =>
  changes.filter((change) => inquiryIdOf(change) === inquiryId);

/** The inquiry as it will be once its waiting changes have arrived. Refused ones change nothing. */
export function withChanges(inquiry: Inquiry, changes: readonly Change[]): Inquiry {
  const events = changesOf(changes, inquiry.id)
    .flatMap((change) => (change.type === 'event' && !change.isFailed ? [change.event] : []))
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt));
  const changed = { ...inquiry };
  for (const { action, assignee, madeAt } of events) {
    const status = STATUS_OF[action];
    if (action === 'assigned') changed.assignee = assignee ?? null;
    else changed.opened_at ??= madeAt;
    if (status) Object.assign(changed, { status, status_changed_at: madeAt });
  }
  return changed;
}

/** Notes on their way, as the detail shows them. */
export function waitingNotes(changes: readonly Change[], inquiryId: string, author: string): Note[] {
  return changesOf(changes, inquiryId).flatMap((change) => {
    if (change.type !== 'note') return [];
    const { id, body, madeAt } = change.note;
    return [{ id, author, body, made_at: madeAt, created_at: madeAt }];
  });
}

/** The counts as they will be. `known`: the inquiries on this device as the server last sent them. */
export function countsWithChanges(
  counts: Counts,
  changes: readonly Change[],
  known: ReadonlyMap<string, Inquiry>,
): Counts {
  const next = { ...counts };
  for (const id of new Set(changes.map(inquiryIdOf))) {
    const before = known.get(id);
    if (!before) continue;
    const after = withChanges(before, changes);
    next[before.status] -= 1;
    next[after.status] += 1;
    if (isUnread(before)) next.unread -= 1;
    if (isUnread(after)) next.unread += 1;
  }
  for (const name of Object.keys(next) as (keyof Counts)[]) next[name] = Math.max(0, next[name]);
  return next;
}

export const isUnread = ({ status, opened_at }: Inquiry): boolean => status === 'new' && opened_at === null;
