/** Replies and calls, and the way back from them while they are held. */
import { create } from 'zustand';
import type { Inquiry } from '../api/types.ts';
import { logCall, sendReply, takeBack } from '../changes/changes-store.ts';
import { draftOf, saveDraft, useDrafts } from '../changes/drafts.ts';
import type { CallOutcome } from '../changes/staff-kinds.ts';
import { offerUndo } from '../changes/undo.ts';
import { callText } from './thread.ts';
import { whoIs } from './who-is.ts';

/** The inquiry to which somebody wants to reply: its field takes the focus once it is on the screen. */
export const useWantsReply = create<{ inquiryId: string | undefined }>(() => ({ inquiryId: undefined }));
export const wantReply = (inquiryId: string): void => useWantsReply.setState({ inquiryId });

const TOO_LATE = 'It’s already sent.';

/** Sends a reply of a member of the staff. Resolves when it is on the device. */
export async function reply(inquiry: Inquiry, body: string, writer: string | undefined): Promise<void> {
  const id = await sendReply(inquiry.id, body, writer);
  offerUndo({
    text: `Your reply to ${whoIs(inquiry)} is on its way.`,
    undo: () => (returnReply(inquiry.id, id, body) ? undefined : TOO_LATE),
  });
}

/** Takes a reply back into its field, above what was begun since. */
function returnReply(inquiryId: string, id: string, body: string): boolean {
  if (!takeBack(id)) return false;
  const begun = draftOf(useDrafts.getState().drafts, inquiryId, 'reply');
  saveDraft(inquiryId, begun ? `${body}\n\n${begun}` : body, 'reply');
  return true;
}

/** Takes back a reply that the thread shows as waiting, and says so. */
export function takeBackReply(inquiryId: string, id: string, body: string): void {
  const text = returnReply(inquiryId, id, body) ? 'Your reply is back in its field.' : TOO_LATE;
  offerUndo({ text });
  wantReply(inquiryId);
}

/** Notes how a call ended. */
export async function noteCall(inquiry: Inquiry, outcome: CallOutcome): Promise<void> {
  const id = await logCall(inquiry.id, outcome);
  offerUndo({
    text: `${whoIs(inquiry)}: ${callText(outcome)}.`,
    undo: () => (takeBack(id) ? undefined : TOO_LATE),
  });
}
