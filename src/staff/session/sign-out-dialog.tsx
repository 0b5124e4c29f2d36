import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Dialog } from '../../ui/dialog.tsx';
import type { Change } from '../changes/change.ts';
import { sendAllChanges, unsentWork, useChanges } from '../changes/changes-store.ts';
import { ownDrafts, useDrafts } from '../changes/drafts.ts';
import dialog from '../parts/confirm-dialog.module.css';
import { DeskButton } from '../parts/desk-button.tsx';
import { useLeaving } from './leaving.ts';
import { signOut } from './session.ts';

const KEPT = 'What you keep is hidden on this device until you sign in here again, for up to 12 hours.';

/** Asks what becomes of work that the server does not have, and before other devices are signed out. */
export function SignOutDialog() {
  const scope = useLeaving((state) => state.scope);
  const changes = useChanges(useShallow(unsentWork));
  const drafts = useDrafts((state) => ownDrafts(state.drafts).length);
  const unfinished = useDrafts(
    (state) => ownDrafts(state.drafts).filter(({ kind }) => kind === 'reply').length,
  );
  const [step, setStep] = useState<'asking' | 'sending' | 'stuck'>('asking');
  const numberOf = (wanted: Change['type']) => changes.filter(({ type }) => type === wanted).length;
  const canSend = changes.length > 0;
  const hasWork = changes.length + drafts > 0;
  const isEverywhere = scope === 'global';
  const leave = isEverywhere ? 'sign out everywhere' : 'sign out';
  const close = () => {
    setStep('asking');
    useLeaving.setState({ scope: undefined });
  };
  const finish = (unsent: 'keep' | 'discard') => {
    close();
    return signOut(unsent, scope ?? 'local');
  };
  async function send() {
    setStep('sending');
    await sendAllChanges();
    if (unsentWork(useChanges.getState()).length === 0) await finish('keep');
    else setStep('stuck');
  }
  return (
    <Dialog open={scope !== undefined} onClose={close} labelledBy="sign-out-title" closeLabel="Cancel">
      <h2 id="sign-out-title" className={dialog['title']}>
        {hasWork ? `${sentence(leave)} with unsent work?` : 'Sign out everywhere?'}
      </h2>
      {hasWork && (
        <p>
          {listOf(
            [numberOf('reply'), 'reply'],
            [numberOf('note'), 'note'],
            [numberOf('event'), 'change'],
            [unfinished, 'unfinished reply'],
            [drafts - unfinished, 'unfinished note'],
          )}{' '}
          on this device {changes.length + drafts === 1 ? 'hasn’t' : 'haven’t'} reached the server yet.
        </p>
      )}
      {isEverywhere && (
        <p>
          This ends your session on every device. Work that waits on your other devices is hidden there until
          you sign in again, for up to 12 hours.
        </p>
      )}
      <p role="status">
        {step === 'sending' && 'Sending…'}
        {step === 'stuck' && 'Not everything could be sent. '}
        {step !== 'sending' && (step === 'stuck' || drafts > 0) && KEPT}
      </p>
      <div className={dialog['actions']}>
        <DeskButton onClick={close}>Cancel</DeskButton>
        {hasWork && (
          <DeskButton look="danger" data-action="discard" onClick={() => void finish('discard')}>
            Discard and {leave}
          </DeskButton>
        )}
        {(step === 'stuck' || !canSend) && (
          <DeskButton
            look={hasWork ? 'quiet' : 'primary'}
            data-action="keep"
            onClick={() => void finish('keep')}
          >
            {hasWork ? `Keep and ${leave}` : sentence(leave)}
          </DeskButton>
        )}
        {canSend && (
          <DeskButton
            look="primary"
            data-action="send-and-leave"
            aria-disabled={step === 'sending'}
            onClick={() => step !== 'sending' && void send()}
          >
            {step === 'stuck' ? 'Try again' : `Send and ${leave}`}
          </DeskButton>
        )}
      </div>
    </Dialog>
  );
}

const sentence = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** "2 notes, one change, and one unfinished note", to begin a sentence. */
function listOf(...counts: [count: number, name: string][]): string {
  const parts = counts.flatMap(([count, name]) =>
    count === 0 ? [] : count === 1 ? `one ${name}` : `${count} ${name.replace(/y$/, 'ie')}s`,
  );
  return new Intl.ListFormat('en-US').format(parts).replace(/^o/, 'O');
}
