/** What a change that waits in the outbox does to what the screen shows. Pure functions. */
import type { Counts, Inquiry, Message, Note, Status } from '../api/types.ts';
import type {
  StaffAction,
  StaffEvent,
  StaffItem,
  StaffNote,
  SettingContent,
  StaffReply,
  StaffSetting,
} from './staff-kinds.ts';

/** A change of the site with its content. */
export type SiteEdit = Omit<StaffSetting, 'content'> & SettingContent;

/** A change on its way to the server. */
export type Change =
  | { type: 'event'; event: StaffEvent; isFailed: boolean }
  | { type: 'note'; note: StaffNote; isFailed: boolean }
  | { type: 'reply'; reply: StaffReply; isFailed: boolean }
  /** `reason`: why the server has refused it. */
  | { type: 'setting'; setting: SiteEdit; isFailed: boolean; reason?: string | undefined };

export const STATUS_OF: Partial<Record<StaffAction, Status>> = {
  answered: 'answered',
  closed: 'closed',
  spam: 'spam',
  reopened: 'new',
};

const ACTIONS: ReadonlySet<unknown> = new Set([...Object.keys(STATUS_OF), 'assigned', 'opened', 'called']);
const isTextOrNothing = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string';

/** The change of an outbox item, or undefined for an item of another kind, and for one that is damaged. */
export function changeOf({ kind, payload, state, reason }: StaffItem): Change | undefined {
  const isFailed = state === 'failed';
  const { author, assignee, action } = payload as Partial<StaffEvent>;
  if (!isTextOrNothing(author) || !isTextOrNothing(assignee)) return undefined;
  if ((kind === 'staff-event' || kind === 'staff-call') && ACTIONS.has(action))
    return { type: 'event', event: payload, isFailed };
  if (kind === 'staff-note') return { type: 'note', note: payload, isFailed };
  if (kind === 'staff-reply') return { type: 'reply', reply: payload, isFailed };
  const setting = kind === 'staff-setting' ? editOf(payload) : undefined;
  if (setting) return { type: 'setting', setting, isFailed, reason };
  return undefined;
}

/** A stored change of the site with its content, or undefined for one that is damaged. */
export function editOf({ content, ...rest }: StaffSetting): SiteEdit | undefined {
  try {
    const { value, before, startsAt, replaces } = JSON.parse(content) as SettingContent;
    if (value === undefined || !Array.isArray(replaces) || !isTextOrNothing(startsAt)) return undefined;
    return { ...rest, value, before, startsAt, replaces };
  } catch {
    return undefined;
  }
}

/** What the device sends of it. */
function payloadOf(change: Change): StaffEvent | StaffNote | StaffReply | SiteEdit {
  if (change.type === 'event') return change.event;
  if (change.type === 'note') return change.note;
  return change.type === 'reply' ? change.reply : change.setting;
}
export const changeId = (change: Change): string => payloadOf(change).id;
/** When it was made, as ISO date and time. */
export const madeAtOf = (change: Change): string => payloadOf(change).madeAt;
/** Undefined for a change of the site. */
export function inquiryIdOf(change: Change): string | undefined {
  const payload = payloadOf(change);
  return 'inquiryId' in payload ? payload.inquiryId : undefined;
}
export const authorOfChange = (change: Change): string | undefined => payloadOf(change).author;

/** Whether somebody made it on purpose. The desk itself notes that an inquiry was opened. */
export const isByHand = (change: Change): boolean =>
  change.type !== 'event' || change.event.action !== 'opened';

/** The changes of one inquiry. */
export const changesOf = (changes: readonly Change[], inquiryId: string): Change[] =>
  changes.filter((change) => inquiryIdOf(change) === inquiryId);

/** What a reply does to the status. */
const ANSWERED: Pick<StaffEvent, 'action' | 'assignee' | 'outcome'> = { action: 'answered' };

/** The inquiry as it will be once its waiting changes have arrived. Refused ones change nothing. */
export function withChanges(inquiry: Inquiry, changes: readonly Change[]): Inquiry {
  const applied = changesOf(changes, inquiry.id)
    .filter(({ type, isFailed }) => type !== 'note' && !isFailed)
    .sort((a, b) => madeAtOf(a).localeCompare(madeAtOf(b)));
  const changed = { ...inquiry };
  for (const change of applied) {
    const madeAt = madeAtOf(change);
    const { action, assignee, outcome } = change.type === 'event' ? change.event : ANSWERED;
    const status = action === 'called' && outcome === 'reached' ? 'answered' : STATUS_OF[action];
    if (action === 'assigned') changed.assignee = assignee ?? null;
    else changed.opened_at ??= madeAt;
    // A reply takes what is nobody's.
    if (change.type === 'reply') changed.assignee ??= change.reply.assignee ?? null;
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

/** Replies and calls on their way, as the thread shows them. */
export function waitingMessages(changes: readonly Change[], inquiryId: string, author: string): Message[] {
  return changesOf(changes, inquiryId).flatMap((change): Message[] => {
    const rest = { author, files: [], made_at: madeAtOf(change), state: 'here' };
    if (change.type === 'reply')
      return [{ ...rest, id: change.reply.id, kind: 'reply', body: change.reply.body }];
    if (change.type === 'event' && change.event.outcome)
      return [{ ...rest, id: change.event.id, kind: 'call', body: change.event.outcome }];
    return [];
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
    const before = id === undefined ? undefined : known.get(id);
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
