import type { CloseReason, InquiryEvent } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { SETTING_TITLES } from '../site/setting-titles.ts';
import { callText } from './thread.ts';

const TEXTS: Record<string, string> = {
  answered: 'Marked as answered',
  waiting: 'Waiting for the client',
  booked: 'Booked',
  closed: 'Closed',
  spam: 'Marked as spam',
  reopened: 'Reopened',
  opened: 'Read for the first time',
  noted: 'Added a note',
  replied: 'Replied',
  received: 'Client answered',
  undelivered: 'A reply wasn’t delivered',
};

/** Why something was closed, as one chooses it. */
export const REASON_TEXTS: Record<CloseReason, string> = {
  price: 'Too expensive',
  no_reply: 'No answer',
  elsewhere: 'Went elsewhere',
  unsuitable: 'Not suitable',
  question: 'Only a question',
  other: 'Something else',
};
const isReason = (reason: string): reason is CloseReason => Object.hasOwn(REASON_TEXTS, reason);

/**
 * An entry of the log in words. Pure.
 * @param nameOf what a colleague is called
 */
export function eventText(
  { action, detail }: Pick<InquiryEvent, 'action' | 'detail'>,
  nameOf: (email: string) => string = String,
): string {
  const reason = detail?.reason ?? '';
  if (action === 'assigned')
    return detail?.assignee ? `Assigned to ${nameOf(detail.assignee)}` : 'Unassigned';
  if (action === 'closed' && isReason(reason)) return `Closed: ${REASON_TEXTS[reason].toLowerCase()}`;
  if (action === 'called') return callText(detail?.outcome ?? '');
  return TEXTS[action] ?? action;
}

/** A change on its way in words. Pure. */
export function changeText(change: Change): string {
  if (change.type === 'setting') return SETTING_TITLES[change.setting.setting];
  if (change.type === 'lead') return 'New lead';
  if (change.type !== 'event') return change.type === 'note' ? 'Note' : 'Reply';
  const { action, assignee = null, outcome = '', reason = '' } = change.event;
  return eventText({ action, detail: { assignee, outcome, reason } });
}
