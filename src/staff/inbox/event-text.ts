import type { InquiryEvent } from '../api/types.ts';

const TEXTS: Record<string, string> = {
  answered: 'Marked as answered',
  closed: 'Closed',
  spam: 'Marked as spam',
  reopened: 'Reopened',
  opened: 'Read for the first time',
  noted: 'Added a note',
};

/** An entry of the log in words. Pure. */
export function eventText({ action, detail }: Pick<InquiryEvent, 'action' | 'detail'>): string {
  if (action === 'assigned') return detail?.assignee ? `Assigned to ${detail.assignee}` : 'Unassigned';
  return TEXTS[action] ?? action;
}
