import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Dialog } from '../../ui/dialog.tsx';
import type { Change } from '../changes/change.ts';
import { sendAllChanges, unsentWork, useChanges } from '../changes/changes-store.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import dialog from '../parts/confirm-dialog.module.css';
import { signOut } from './session.ts';

interface SignOutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks what becomes of work that has not been sent yet. */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const unsent = useChanges(useShallow(unsentWork));
  const [step, setStep] = useState<'asking' | 'sending' | 'stuck'>('asking');
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
        {textOf(unsent)} on this device {unsent.length === 1 ? 'hasn’t' : 'haven’t'} reached the server yet.
      </p>
      <p role="status">
        {step === 'sending' && 'Sending…'}
        {step === 'stuck' &&
          'Not everything could be sent. If you keep it, it stays hidden on this device until you sign in here again, for up to 12 hours.'}
      </p>
      <div className={dialog['actions']}>
        <DeskButton onClick={close}>Cancel</DeskButton>
        <DeskButton look="danger" data-action="discard" onClick={() => void signOut('discard')}>
          Discard and sign out
        </DeskButton>
        {step === 'stuck' && (
          <DeskButton data-action="keep" onClick={() => void signOut('keep')}>
            Keep and sign out
          </DeskButton>
        )}
        <DeskButton
          look="primary"
          data-action="send"
          aria-disabled={step === 'sending'}
          onClick={() => step !== 'sending' && void send()}
        >
          {step === 'stuck' ? 'Try again' : 'Send and sign out'}
        </DeskButton>
      </div>
    </Dialog>
  );
}

/** What waits, in words: "2 notes and one change". */
function textOf(unsent: readonly Change[]): string {
  const notes = unsent.filter(({ type }) => type === 'note').length;
  const parts = [countText(notes, 'note'), countText(unsent.length - notes, 'change')].filter(Boolean);
  return parts.join(' and ').replace(/^./, (first) => first.toUpperCase());
}

const countText = (count: number, name: string) =>
  count === 0 ? '' : count === 1 ? `one ${name}` : `${count} ${name}s`;
