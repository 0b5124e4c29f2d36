import { useEffect, useRef, useState, type FormEvent } from 'react';
import { business } from '../../content/business.ts';
import { Field } from '../../ui/field.tsx';
import { useChanges } from '../changes/changes-store.ts';
import { hiddenDrafts, useDrafts } from '../changes/drafts.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { DeskMark } from '../frame/desk-mark.tsx';
import { forgetCodeRequest, noteCodeRequest } from './code-request.ts';
import { begin } from './session.ts';
import { useSession, type Notice } from './session-store.ts';
import { enterCode, requestCode, type SignInResult } from './sign-in.ts';
import { signInFailureText } from './sign-in-text.ts';
import styles from './sign-in-screen.module.css';

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
  const codeRequest = useSession((state) => state.codeRequest);
  const [email, setEmail] = useState(codeRequest ?? '');
  const isCodeSent = codeRequest !== undefined;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLFormElement>(null);

  useEffect(() => {
    document.title = `Sign in · ${business.name} desk`;
  }, []);
  const hasBegun = useRef(isCodeSent);
  useEffect(() => {
    if (isCodeSent || hasBegun.current) input.current?.querySelector('input')?.focus();
    hasBegun.current ||= isCodeSent;
  }, [isCodeSent]);

  async function run(step: () => Promise<SignInResult>, done: () => unknown) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    const result = await step();
    if (result.ok) await done();
    else setError(signInFailureText(result));
    setIsBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isCodeSent) {
      const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\D/g, '');
      if (!code) return setError('Enter the code from the email.');
      return void run(() => enterCode(email, code), begin);
    }
    const address = addressIn(event.currentTarget);
    if (address === undefined) return undefined;
    // The code can be entered at once, however long the device takes to note that it was asked for.
    return void run(
      () => requestCode(address),
      () => void noteCodeRequest(address),
    );
  }

  /** The address in the form, or undefined with an error on the screen. */
  function addressIn(form: HTMLFormElement): string | undefined {
    const address = String(new FormData(form).get('email') ?? '')
      .trim()
      .toLowerCase();
    const isAddress = /^\S+@\S+\.\S+$/.test(address);
    setError(isAddress ? undefined : 'Enter your work email address.');
    if (!isAddress) return undefined;
    setEmail(address);
    return address;
  }

  /** A code from another device, or from before the page was closed, needs no new mail. */
  function enterEarlierCode() {
    const address = input.current ? addressIn(input.current) : undefined;
    if (address !== undefined) void noteCodeRequest(address);
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
            ? `If ${email} is on the staff list, the newest code in its mailbox opens the desk. Each code works once, on any device, for ten minutes.`
            : 'Sign in with your work address. We’ll email you a code, so there’s no password to remember.'}
        </p>
        {/* Screen readers read an error as it appears. */}
        <div aria-live="assertive">
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
        </div>
        <DeskButton type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : isCodeSent ? 'Sign in' : 'Send a code'}
        </DeskButton>
        {isCodeSent ? (
          <DeskButton
            look="text"
            onClick={() => {
              void forgetCodeRequest();
              setError(undefined);
            }}
          >
            Use another address or get a new code
          </DeskButton>
        ) : (
          <DeskButton look="text" data-action="have-code" onClick={enterEarlierCode}>
            I already have a code
          </DeskButton>
        )}
      </form>
    </main>
  );
}
