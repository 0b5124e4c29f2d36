/** What staff do with an inquiry. Each change is logged once, however often it is asked for, and can be undone. */
import type { StaffAction } from '../changes/staff-kinds.ts';
import type { CloseReason, Inquiry, Status } from '../api/types.ts';
import { withChanges } from '../changes/change.ts';
import { changeInquiry, currentChanges, useChanges } from '../changes/changes-store.ts';
import { offerUndo } from '../changes/undo.ts';
import { eventText } from './event-text.ts';
import { whoIs } from './who-is.ts';

export const ACTION_TO: Record<Status, StaffAction> = {
  new: 'reopened',
  answered: 'answered',
  waiting: 'waiting',
  booked: 'booked',
  closed: 'closed',
  spam: 'spam',
};

/** The inquiry with every change of this device, those of a moment ago included. */
const current = (inquiry: Inquiry): Inquiry => withChanges(inquiry, currentChanges(useChanges.getState()));

/** Changes the status without a word. @returns the way back, or undefined if the inquiry has that status already */
function change(inquiry: Inquiry, status: Status, reason: CloseReason | null): (() => void) | undefined {
  const before = current(inquiry);
  if (before.status === status && before.close_reason === reason) return undefined;
  const send = (to: Status, why: CloseReason | null) =>
    void changeInquiry(inquiry.id, ACTION_TO[to], why ? { reason: why } : {});
  send(status, reason);
  return () => send(before.status, before.close_reason);
}

/** Changes the status. Does nothing if the inquiry has it already. */
export function setStatus(inquiry: Inquiry, status: Status, reason: CloseReason | null = null): void {
  const action = ACTION_TO[status];
  const undo = change(inquiry, status, reason);
  const text = eventText({ action, detail: { reason: reason ?? '' } });
  if (undo) offerUndo({ text: `${whoIs(inquiry)}: ${text}.`, undo });
}

/** Changes the status of several at once. */
export function setStatusOfAll(inquiries: readonly Inquiry[], status: Status): void {
  const undos = inquiries.flatMap((inquiry) => change(inquiry, status, null) ?? []);
  if (undos.length === 0) return;
  const what = eventText({ action: ACTION_TO[status], detail: null });
  const undo = () => undos.forEach((back) => back());
  offerUndo({ text: `${undos.length === 1 ? '1 inquiry' : `${undos.length} inquiries`}: ${what}.`, undo });
}

/** Gives the inquiry to a member of the staff, or to nobody. Does nothing if that is so already. */
export function assign(inquiry: Inquiry, assignee: string | null, name = assignee): void {
  const before = current(inquiry).assignee;
  if (before === assignee) return;
  void changeInquiry(inquiry.id, 'assigned', { assignee });
  const text = eventText({ action: 'assigned', detail: { assignee: name } });
  const undo = () => void changeInquiry(inquiry.id, 'assigned', { assignee: before });
  offerUndo({ text: `${whoIs(inquiry)}: ${text}.`, undo });
}
