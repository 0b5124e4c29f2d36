import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EMAIL_PATTERN } from '../../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../../supabase/functions/_shared/refusals.ts';
import { leadForm } from '../../../content/lead-form.ts';
import { outbox } from '../../../stores/outbox-store.ts';
import { submitForm } from '../../../features/lead-form/submit-form.ts';

/**
 * Where the page stands. `unknown`: before the address has been read, and without script.
 * `saved`: the request waits on this device.
 */
export type UnsubscribeState =
  | { view: 'unknown' | 'loading' | 'success' }
  | { view: 'saved'; isOnDisk: boolean }
  | { view: 'error'; message: string }
  | { view: 'manual'; busy: boolean; message: string | null };

const manual = { view: 'manual', busy: false, message: null } as const satisfies UnsubscribeState;
const error = (message: string): UnsubscribeState => ({ view: 'error', message });

/** The behaviour of the unsubscribe page: both ways, the link's and the typed one, go through the outbox. */
export function useUnsubscribe() {
  const [state, setState] = useState<UnsubscribeState>({ view: 'unknown' });
  const hasStarted = useRef(false);
  // The address of the request that was sent last: pressing again with another one is another request.
  const latest = useRef<string>(undefined);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const query = takeQuery();
    const token = query.get('token')?.trim();
    if (!token) return setState(manual);
    setState({ view: 'loading' });
    void leave(query.get('email')?.trim() || null, token).then(setState);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.view !== 'manual') return;
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (state.busy && email === latest.current) return;
    // Nothing is sent if the field is empty.
    if (!EMAIL_PATTERN.test(email)) {
      setState({ ...manual, message: email ? MESSAGES.invalidEmail : leadForm.fields.email });
      return field.focus();
    }
    latest.current = email;
    setState({ ...manual, busy: true });
    void leave(email, null).then((answer) => {
      if (latest.current !== email) return;
      latest.current = undefined;
      setState(answer);
      if (answer.view === 'manual') field.focus();
    });
  }

  return {
    state,
    tryManually: () => setState(manual),
    form: { onSubmit, onInput: () => state.view === 'manual' && !state.busy && setState(manual) },
  } as const;
}

/**
 * The query of the link in a mail, once. The boot script has taken it out of the address (`src/boot/unsubscribe-token.ts`),
 * except where the page was opened from within the running application.
 */
function takeQuery(): URLSearchParams {
  const page = window as { unsubscribeQuery?: string | null };
  const query = location.search || page.unsubscribeQuery || '';
  delete page.unsubscribeQuery;
  if (location.search) history.replaceState(history.state, '', location.pathname);
  return new URLSearchParams(query);
}

/** Hands the request to the outbox. @returns what to show */
async function leave(email: string | null, token: string | null): Promise<UnsubscribeState> {
  try {
    const id = crypto.randomUUID();
    const standing = await submitForm('unsubscribe', { id, email, token });
    if (standing.state === 'arrived') return { view: 'success' };
    if (standing.state === 'waiting') return { view: 'saved', isOnDisk: standing.saved };
    // The page says what happened and offers the other way: nothing is left to do for the outbox.
    await outbox().discard(id);
    const { field, text = MESSAGES.unsubscribeFailure } = refusalOf(standing.reason);
    return field && token === null ? { ...manual, message: text } : error(text);
  } catch {
    return error(MESSAGES.unexpected);
  }
}
