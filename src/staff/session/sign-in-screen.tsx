import { useEffect, useRef, useState, type FormEvent } from 'react';
import { business } from '../../content/business.ts';
import { Field } from '../../ui/field.tsx';
import { useChanges } from '../changes/changes-store.ts';
import { hiddenDrafts, useDrafts } from '../changes/drafts.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { DeskMark } from '../frame/desk-mark.tsx';
import { begin } from './session.ts';
import { useSession, type Notice } from './session-store.ts';
import { enterCode, requestCode, type SignInFailure, type SignInResult } from './sign-in.ts';
import styles from './sign-in-screen.module.css';

const FAILURES: Record<SignInFailure, string> = {
  offline: 'We can’t reach the server. Check your connection and try again.',
  'too-many': 'Too many attempts. Wait a few minutes, then try again.',
  'wrong-code': 'That code is wrong or has expired. Check the latest email, or request a new code.',
  'not-staff': 'This address isn’t on the staff list. Ask an owner to add it.',
  server: 'Something went wrong on our side. Try again in a minute.',
};
const NOTICES: Record<NonNullable<Notice>, string> = {
  'not-staff':
    'You were signed out everywhere, or you’re no longer on the staff list. What visitors wrote has been deleted from this device.',
  ended: 'Your session has ended. Sign in again to continue.',
};

/** Signing in: first the address, then the code from the mail. */
export function SignIn() {
  const notice = useSession((state) => state.notice);
  const hiddenChanges = useChanges((state) => state.hidden);
  const hidden = hiddenChanges + useDrafts(({ drafts }) => hiddenDrafts(drafts).length);
  const [email, setEmail] = useState('');
  const [isCodeSent, setIsCodeSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLFormElement>(null);

  useEffect(() => {
    document.title = `Sign in · ${business.name} desk`;
  }, []);
  useEffect(() => {
    if (isCodeSent) input.current?.querySelector('input')?.focus();
  }, [isCodeSent]);

  async function run(step: () => Promise<SignInResult>, done: () => unknown) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    const result = await step();
    if (result.ok) await done();
    else setError(FAILURES[result.failure]);
    setIsBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    if (isCodeSent) {
      const code = value('code').replace(/\D/g, '');
      if (!code) return setError('Enter the code from the email.');
      return void run(() => enterCode(email, code), begin);
    }
    const address = value('email').toLowerCase();
    if (!/^\S+@\S+\.\S+$/.test(address)) return setError('Enter your work email address.');
    setEmail(address);
    return void run(
      () => requestCode(address),
      () => setIsCodeSent(true),
    );
  }

  return (
    <main className={styles['screen']}>
      <form ref={input} className={styles['card']} onSubmit={submit} noValidate>
        <DeskMark />
        <h1 className={styles['title']}>{isCodeSent ? 'Check your email' : 'Staff desk'}</h1>
        {notice && !isCodeSent && <p className={styles['notice']}>{NOTICES[notice]}</p>}
        {hidden > 0 && (
          <p className={styles['text']}>
            {hidden === 1 ? 'One change that wasn’t' : `${hidden} changes that weren’t`} sent yet{' '}
            {hidden === 1 ? 'is' : 'are'} hidden on this device until the person who made{' '}
            {hidden === 1 ? 'it' : 'them'} signs in again, for up to 12 hours.
          </p>
        )}
        <p className={styles['text']} role="status">
          {isCodeSent
            ? `If ${email} is on the staff list, the newest code in its mailbox opens the desk. Each code works once, for ten minutes.`
            : 'Sign in with your work address. We’ll email you a code, so there’s no password to remember.'}
        </p>
        {isCodeSent ? (
          <Field
            key="code"
            id="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={error}
          />
        ) : (
          <Field
            key="email"
            id="email"
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={error}
          />
        )}
        <DeskButton type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : isCodeSent ? 'Sign in' : 'Send a code'}
        </DeskButton>
        {isCodeSent && (
          <DeskButton
            look="text"
            onClick={() => {
              setIsCodeSent(false);
              setError(undefined);
            }}
          >
            Use another address or get a new code
          </DeskButton>
        )}
      </form>
    </main>
  );
}
