import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cleanField, fieldProblem } from '../../../../supabase/functions/_shared/fields.ts';
import { MESSAGES } from '../../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../../supabase/functions/_shared/refusals.ts';
import { takeUnsubscribeQuery } from '../../../boot/unsubscribe-token.ts';
import { leadForm } from '../../../content/lead-form.ts';
import { outbox, outcomeOf } from '../../../pwa/page-outbox.ts';
import { submitForm } from '../../../features/lead-form/submit-form.ts';

/**
 * The state of the page. `unknown`: before the address was read, and without script. `confirm`: the link in a mail has
 * opened the page, but no person has shown yet. `saved`: the request waits on this device.
 */
export type UnsubscribeState =
  | { view: 'unknown' | 'confirm' | 'loading' | 'success' }
  | { view: 'saved'; isOnDisk: boolean }
  | { view: 'error'; message: string }
  | { view: 'manual'; busy: boolean; message: string | null };

const manual = { view: 'manual', busy: false, message: null } as const satisfies UnsubscribeState;
const error = (message: string): UnsubscribeState => ({ view: 'error', message });

/** The behavior of the unsubscribe page. The link and the form both submit through the outbox. */
export function useUnsubscribe() {
  const [state, setState] = useState<UnsubscribeState>({ view: 'unknown' });
  const hasStarted = useRef(false);
  const confirm = useRef<() => void>(undefined);
  // The address of the latest request. Another address makes another request.
  const latest = useRef<string>(undefined);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const query = takeQuery();
    const token = query.get('token')?.trim();
    if (!token) return setState(manual);
    const email = query.get('email')?.trim() || null;
    const act = () => {
      setState({ view: 'loading' });
      void requestUnsubscribe(email, token, setState);
    };
    setState({ view: 'confirm' });
    confirm.current = onPerson(act);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = cleanField('email', field.value);
    // Submits also while the view is unknown, because a submit from before hydration is repeated at that moment.
    if (state.view === 'manual' && state.busy && email === latest.current) return;
    const problem = email ? fieldProblem('email', email) : leadForm.fields.email;
    if (problem) {
      setState({ ...manual, message: problem });
      return field.focus();
    }
    latest.current = email;
    setState({ ...manual, busy: true });
    void requestUnsubscribe(email, null, (answer) => {
      if (latest.current !== email) return;
      setState(answer);
      if (answer.view === 'manual') field.focus();
    });
  }

  return {
    state,
    confirm: () => confirm.current?.(),
    tryManually: () => setState(manual),
    form: { onSubmit, onInput: () => state.view === 'manual' && !state.busy && setState(manual) },
  } as const;
}

/** What only people do. Not `scroll`, because scripts and restored positions scroll too. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

/**
 * Calls `act` once, at the first sign of a person who sees the page. Mail scanners open links and run scripts, but show
 * none.
 * @returns calls `act` now, unless that has happened
 */
function onPerson(act: () => void): () => void {
  const once = () => {
    for (const type of SIGNS) removeEventListener(type, onSign, true);
    if (!hasActed) act();
    hasActed = true;
  };
  const onSign = (event: Event) => event.isTrusted && document.visibilityState === 'visible' && once();
  let hasActed = false;
  for (const type of SIGNS) addEventListener(type, onSign, true);
  return once;
}

/**
 * Reads and deletes the query of the link in a mail. The boot script has already removed it from the address
 * (`src/boot/unsubscribe-token.ts`), unless the page was opened by an in-app navigation.
 */
function takeQuery(): URLSearchParams {
  const hidden = takeUnsubscribeQuery();
  const query = location.search || hidden;
  if (location.search) history.replaceState(history.state, '', location.pathname);
  return new URLSearchParams(query);
}

/** Hands the request to the outbox. Calls `show` with its result, and again when the result of a waiting one is known. */
async function requestUnsubscribe(
  email: string | null,
  token: string | null,
  show: (state: UnsubscribeState) => void,
): Promise<void> {
  try {
    const id = crypto.randomUUID();
    const submission = await submitForm('unsubscribe', { id, email, token });
    if (submission.state === 'arrived') return show({ view: 'success' });
    if (submission.state === 'waiting') {
      show({ view: 'saved', isOnDisk: submission.saved });
      // Shows the form again for a request that was refused or deleted.
      return show((await outcomeOf(id)) ? { view: 'success' } : manual);
    }
    // The page shows the failure and offers the form, so the outbox need not keep the request.
    await outbox().discard(id);
    const { field, text = MESSAGES.unsubscribeFailure } = refusalOf(submission.reason);
    show(field && token === null ? { ...manual, message: text } : error(text));
  } catch {
    show(error(MESSAGES.unexpected));
  }
}
