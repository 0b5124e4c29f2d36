import type { InquiryEvent } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { SETTING_TITLES } from '../site/setting-titles.ts';
import { callText } from './thread.ts';

const TEXTS: Record<string, string> = {
  answered: 'Marked as answered',
  closed: 'Closed',
  spam: 'Marked as spam',
  reopened: 'Reopened',
  opened: 'Read for the first time',
  noted: 'Added a note',
  replied: 'Replied',
  received: 'Client answered',
  undelivered: 'A reply wasn’t delivered',
};

/** An entry of the log in words. Pure. */
export function eventText({ action, detail }: Pick<InquiryEvent, 'action' | 'detail'>): string {
  if (action === 'assigned') return detail?.assignee ? `Assigned to ${detail.assignee}` : 'Unassigned';
  if (action === 'called') return callText(detail?.outcome ?? '');
  return TEXTS[action] ?? action;
}

/** A change on its way in words. Pure. */
export function changeText(change: Change): string {
  if (change.type === 'setting') return SETTING_TITLES[change.setting.setting];
  if (change.type !== 'event') return change.type === 'note' ? 'Note' : 'Reply';
  const { action, assignee = null, outcome = '' } = change.event;
  return eventText({ action, detail: { assignee, outcome } });
}
