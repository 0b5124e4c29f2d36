/** What a change that waits in the outbox does to what the screen shows. Pure functions. */
import type { Counts, Inquiry, Message, Note, Status } from '../api/types.ts';
import { dueGroup } from '../inbox/due.ts';
import type {
  SettingContent,
  StaffAction,
  StaffEvent,
  StaffItem,
  StaffLead,
  StaffNote,
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
  | { type: 'lead'; lead: StaffLead; isFailed: boolean }
  /** `reason`: why the server has refused it. */
  | { type: 'setting'; setting: SiteEdit; isFailed: boolean; reason?: string | undefined };

export const STATUS_OF: Partial<Record<StaffAction, Status>> = {
  answered: 'answered',
  waiting: 'waiting',
  booked: 'booked',
  closed: 'closed',
  spam: 'spam',
  reopened: 'new',
};

const ACTIONS: ReadonlySet<unknown> = new Set([...Object.keys(STATUS_OF), 'assigned', 'opened', 'called']);
const isTextOrNothing = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string';

/** The change of an outbox item, or undefined for an item of another kind, and for one that is damaged. */
export function changeOf({ kind, payload, state, reason: refusal }: StaffItem): Change | undefined {
  const isFailed = state === 'failed';
  const { author, assignee, action, reason } = payload as Partial<StaffEvent>;
  if (![author, assignee, reason].every(isTextOrNothing)) return undefined;
  if ((kind === 'staff-event' || kind === 'staff-call') && ACTIONS.has(action))
    return { type: 'event', event: payload, isFailed };
  if (kind === 'staff-note') return { type: 'note', note: payload, isFailed };
  if (kind === 'staff-reply') return { type: 'reply', reply: payload, isFailed };
  if (kind === 'staff-lead') {
    const { email, phone, service } = payload;
    return [email, phone, service].every(isTextOrNothing)
      ? { type: 'lead', lead: payload, isFailed }
      : undefined;
  }
  const setting = kind === 'staff-setting' ? editOf(payload) : undefined;
  if (setting) return { type: 'setting', setting, isFailed, reason: refusal };
  return undefined;
}

/** A stored change of the site with its content, or undefined for one that is damaged. */
export function editOf({ content, ...rest }: StaffSetting): SiteEdit | undefined {
  try {
    const { value, before, startsAt, replaces, photos } = JSON.parse(content) as SettingContent;
    if (value === undefined || !Array.isArray(replaces) || !isTextOrNothing(startsAt)) return undefined;
    return { ...rest, value, before, startsAt, replaces, photos };
  } catch {
    return undefined;
  }
}

/** What the device sends of it. */
function payloadOf(change: Change): StaffEvent | StaffNote | StaffReply | StaffLead | SiteEdit {
  if (change.type === 'event') return change.event;
  if (change.type === 'note') return change.note;
  if (change.type === 'setting') return change.setting;
  return change.type === 'reply' ? change.reply : change.lead;
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

/** Somebody whom the staff have entered on this device, as the server will store them. */
export const leadsOf = (changes: readonly Change[]): Inquiry[] =>
  changes.flatMap((change): Inquiry[] => {
    if (change.type !== 'lead') return [];
    const { id, fullName, email = null, phone = null, service = null, message, source, madeAt } = change.lead;
    return [
      {
        id,
        full_name: fullName,
        email: email ?? '',
        phone,
        service,
        message,
        form_source: source,
        status: 'new',
        suspected: false,
        assignee: null,
        created_at: madeAt,
        submitted_at: null,
        opened_at: madeAt,
        answered_at: null,
        status_changed_at: null,
        booked_at: null,
        close_reason: null,
        client_wrote_at: null,
        waiting_since: madeAt,
        entered_by: change.lead.author ?? '',
        note_count: 0,
      },
    ];
  });

/** The status after a reply or a call. Who waits for the client or has an appointment goes on to. */
const answeredStatus = (status: Status): Status =>
  status === 'waiting' || status === 'booked' ? status : 'answered';

/** The inquiry with another status. `private.with_status` in the database does the same. */
function withStatus(inquiry: Inquiry, status: Status, at: string, reason: Inquiry['close_reason']): Inquiry {
  const isTakenBack = status === 'spam' || (inquiry.status === 'booked' && status !== 'closed');
  return {
    ...inquiry,
    status,
    status_changed_at: at,
    close_reason: status === 'closed' ? reason : null,
    booked_at: status === 'booked' ? (inquiry.booked_at ?? at) : isTakenBack ? null : inquiry.booked_at,
  };
}

/** The inquiry as it will be once its waiting changes have arrived. Refused ones change nothing. */
export function withChanges(inquiry: Inquiry, changes: readonly Change[]): Inquiry {
  const applied = changesOf(changes, inquiry.id)
    .filter(({ type, isFailed }) => (type === 'event' || type === 'reply') && !isFailed)
    .sort((a, b) => madeAtOf(a).localeCompare(madeAtOf(b)));
  let changed = { ...inquiry };
  for (const change of applied) {
    const madeAt = madeAtOf(change);
    const event = change.type === 'event' ? change.event : undefined;
    const isAnswer = !event || (event.action === 'called' && event.outcome === 'reached');
    const status = isAnswer ? answeredStatus(changed.status) : STATUS_OF[event.action];
    if (status) changed = withStatus(changed, status, madeAt, event?.reason ?? null);
    if (event?.action === 'assigned') changed.assignee = event.assignee ?? null;
    else changed.opened_at ??= madeAt;
    // A reply takes what is nobody's.
    if (change.type === 'reply') changed.assignee ??= change.reply.assignee ?? null;
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

/** Which of the counts have an inquiry in them. */
function countedIn(inquiry: Inquiry, now: number, me: string | undefined): (keyof Counts)[] {
  const { status, assignee } = inquiry;
  if (status !== 'new') return [status];
  const group = dueGroup(inquiry, now);
  return [
    status,
    ...(isUnread(inquiry) ? (['unread'] as const) : []),
    ...(group === 'later' ? [] : [group]),
    ...(assignee === null ? (['nobody'] as const) : assignee === me ? (['mine'] as const) : []),
  ];
}

/**
 * The counts as they will be.
 * @param known the inquiries on this device as the server last sent them
 * @param me the signed-in person's address on the staff list
 */
export function countsWithChanges(
  counts: Counts,
  changes: readonly Change[],
  known: ReadonlyMap<string, Inquiry>,
  now: number,
  me: string | undefined,
): Counts {
  const next = { ...counts };
  const leads = leadsOf(changes);
  for (const id of new Set(changes.map(inquiryIdOf))) {
    const before = id === undefined ? undefined : known.get(id);
    const inquiry = before ?? leads.find((lead) => lead.id === id);
    if (!inquiry) continue;
    for (const name of before ? countedIn(before, now, me) : []) next[name] -= 1;
    for (const name of countedIn(withChanges(inquiry, changes), now, me)) next[name] += 1;
  }
  for (const name of Object.keys(next) as (keyof Counts)[]) next[name] = Math.max(0, next[name]);
  return next;
}

export const isUnread = ({ status, opened_at }: Inquiry): boolean => status === 'new' && opened_at === null;
