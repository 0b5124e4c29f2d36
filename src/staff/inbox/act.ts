/** What staff do with an inquiry. Each change is logged once, however often it is asked for, and can be undone. */
import type { StaffAction } from '../changes/staff-kinds.ts';
import type { Inquiry, Status } from '../api/types.ts';
import { withChanges } from '../changes/change.ts';
import { changeInquiry, currentChanges, useChanges } from '../changes/changes-store.ts';
import { offerUndo } from '../changes/undo.ts';
import { eventText } from './event-text.ts';

export const ACTION_TO: Record<Status, StaffAction> = {
  new: 'reopened',
  answered: 'answered',
  closed: 'closed',
  spam: 'spam',
};

/** The inquiry with every change of this device, those of a moment ago included. */
const current = (inquiry: Inquiry): Inquiry => withChanges(inquiry, currentChanges(useChanges.getState()));

function done(inquiry: Inquiry, action: StaffAction, assignee: string | null, undo: () => void): void {
  const text = eventText({ action, detail: { assignee } });
  offerUndo({ text: `${inquiry.full_name || inquiry.email}: ${text}.`, undo });
}

/** Changes the status. Does nothing if the inquiry has it already. */
export function setStatus(inquiry: Inquiry, status: Status): void {
  const before = current(inquiry).status;
  if (before === status) return;
  void changeInquiry(inquiry.id, ACTION_TO[status]);
  done(inquiry, ACTION_TO[status], null, () => void changeInquiry(inquiry.id, ACTION_TO[before]));
}

/** Gives the inquiry to a member of the staff, or to nobody. Does nothing if that is so already. */
export function assign(inquiry: Inquiry, assignee: string | null): void {
  const before = current(inquiry).assignee;
  if (before === assignee) return;
  void changeInquiry(inquiry.id, 'assigned', assignee);
  done(inquiry, 'assigned', assignee, () => void changeInquiry(inquiry.id, 'assigned', before));
}
