import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EMAIL_PATTERN, TEXTS } from '../../../../supabase/functions/_shared/catalogue.ts';
import { leadForm } from '../../../content/lead-form.ts';
import { outbox, submit } from '../../../stores/outbox.ts';

/**
 * Where the page stands (specification part 1 §4). `unknown`: before the address has been read, and without script.
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

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const query = new URLSearchParams(location.search);
    const email = query.get('email')?.trim();
    const token = query.get('token')?.trim();
    if (!email || !token) return setState(manual);
    setState({ view: 'loading' });
    void leave(email, token).then(setState);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.view !== 'manual' || state.busy) return;
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    // Nothing is sent if the field is empty (specification part 1 §5).
    if (!EMAIL_PATTERN.test(email)) {
      setState({ ...manual, message: email ? TEXTS.invalidEmail : leadForm.fields.email });
      return field.focus();
    }
    setState({ ...manual, busy: true });
    void leave(email, null).then(setState);
  }

  return {
    state,
    tryManually: () => setState(manual),
    form: { onSubmit, onInput: () => state.view === 'manual' && !state.busy && setState(manual) },
  } as const;
}

/** Hands the request to the outbox. @returns what to show */
async function leave(email: string, token: string | null): Promise<UnsubscribeState> {
  try {
    const id = crypto.randomUUID();
    const standing = await submit('unsubscribe', { id, email, token });
    if (standing.state === 'arrived') return { view: 'success' };
    if (standing.state === 'waiting') return { view: 'saved', isOnDisk: standing.saved };
    // The page says what happened and offers the other way: nothing is left to do for the outbox.
    await outbox().discard(id);
    return error(TEXTS.unsubscribeFailure);
  } catch {
    return error(TEXTS.unexpected);
  }
}
