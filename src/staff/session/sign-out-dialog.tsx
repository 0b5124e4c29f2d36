import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Dialog } from '../../ui/dialog.tsx';
import { sendAllChanges, unsentWork, useChanges } from '../changes/changes-store.ts';
import { ownDrafts, useDrafts } from '../changes/drafts.ts';
import dialog from '../parts/confirm-dialog.module.css';
import { DeskButton } from '../parts/desk-button.tsx';
import { signOut } from './session.ts';

const KEPT = 'What you keep is hidden on this device until you sign in here again, for up to 12 hours.';

/** Whether signing out would leave work behind that the server does not have. */
export const hasUnsentWork = (): boolean =>
  unsentWork(useChanges.getState()).length > 0 || ownDrafts(useDrafts.getState().drafts).length > 0;

interface SignOutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks what becomes of work that the server does not have. */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const changes = useChanges(useShallow(unsentWork));
  const drafts = useDrafts((state) => ownDrafts(state.drafts).length);
  const [step, setStep] = useState<'asking' | 'sending' | 'stuck'>('asking');
  const notes = changes.filter(({ type }) => type === 'note').length;
  const canSend = changes.length > 0;
  const close = () => {
    setStep('asking');
    onClose();
  };
  async function send() {
    setStep('sending');
    await sendAllChanges();
    if (unsentWork(useChanges.getState()).length === 0) await signOut('keep');
    else setStep('stuck');
  }
  return (
    <Dialog open={open} onClose={close} labelledBy="sign-out-title" closeLabel="Cancel">
      <h2 id="sign-out-title" className={dialog['title']}>
        Sign out with unsent work?
      </h2>
      <p>
        {listOf([notes, 'note'], [changes.length - notes, 'change'], [drafts, 'unfinished note'])} on this
        device {changes.length + drafts === 1 ? 'hasn’t' : 'haven’t'} reached the server yet.
      </p>
      <p role="status">
        {step === 'sending' && 'Sending…'}
        {step === 'stuck' && 'Not everything could be sent. '}
        {step !== 'sending' && (step === 'stuck' || drafts > 0) && KEPT}
      </p>
      <div className={dialog['actions']}>
        <DeskButton onClick={close}>Cancel</DeskButton>
        <DeskButton look="danger" data-action="discard" onClick={() => void signOut('discard')}>
          Discard and sign out
        </DeskButton>
        {(step === 'stuck' || !canSend) && (
          <DeskButton data-action="keep" onClick={() => void signOut('keep')}>
            Keep and sign out
          </DeskButton>
        )}
        {canSend && (
          <DeskButton
            look="primary"
            data-action="send"
            aria-disabled={step === 'sending'}
            onClick={() => step !== 'sending' && void send()}
          >
            {step === 'stuck' ? 'Try again' : 'Send and sign out'}
          </DeskButton>
        )}
      </div>
    </Dialog>
  );
}

/** "2 notes, one change, and one unfinished note", to begin a sentence. */
function listOf(...counts: [count: number, name: string][]): string {
  const parts = counts.flatMap(([count, name]) =>
    count === 0 ? [] : count === 1 ? `one ${name}` : `${count} ${name}s`,
  );
  return new Intl.ListFormat('en-US').format(parts).replace(/^o/, 'O');
}
