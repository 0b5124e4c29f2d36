import { useRef, useState, type FormEvent } from 'react';
import { EMAIL_PATTERN, LIMITS, TEXTS } from '../../../supabase/functions/_shared/catalogue.ts';
import { leadForm } from '../../content/lead-form.ts';
import { popup } from '../../content/popup.ts';
import { outbox, submit } from '../../stores/outbox.ts';
import { MINIMUM_FILL_TIME, useFillTime } from '../lead-form/fill-time.ts';

/** Sent and saved are different promises and look different. */
type Status = 'idle' | 'submitting' | 'sent' | 'saved' | 'failed';

interface State {
  status: Status;
  message: string | null;
}
const idle: State = { status: 'idle', message: null };
const failed = (message: string): State => ({ status: 'failed', message });

/**
 * The behaviour of the popup's form and the subscribe boxes: hands the address to the outbox and says what became of it in the words of the
 * error catalogue (specification part 1 §8). `source` names the form, as in `popup` or `article:{slug}`.
 */
export function useSubscription(source: string) {
  const [state, setState] = useState<State>(idle);
  const fillTime = useFillTime();
  // A second click in the same moment comes before the next render.
  const busy = useRef(false);
  // The outbox's copy of a refused sign-up: the corrected one takes its place.
  const refused = useRef<string>(undefined);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!EMAIL_PATTERN.test(email) || email.length > LIMITS.email) {
      setState(failed(TEXTS.invalidEmail));
      field.focus();
      return;
    }
    const isTrapped = (form.elements.namedItem('company') as HTMLInputElement | null)?.value;
    busy.current = true;
    setState({ status: 'submitting', message: null });
    try {
      const next = await send(email, Boolean(isTrapped) || fillTime() < MINIMUM_FILL_TIME);
      if (next.isSafe && field.value.trim() === email) form.reset();
      setState(next);
    } catch {
      setState(failed(source === 'popup' ? TEXTS.unexpected : TEXTS.subscribeUnexpected));
    } finally {
      busy.current = false;
    }
  }

  /** `isSafe`: the field may be cleared, because the server or the disk has what was typed. */
  async function send(email: string, suspected: boolean): Promise<State & { isSafe: boolean }> {
    const id = crypto.randomUUID();
    const standing = await submit('subscription', { id, email, source, suspected });
    if (refused.current) await outbox().discard(refused.current);
    refused.current = standing.state === 'failed' ? id : undefined;
    switch (standing.state) {
      case 'arrived': {
        const known = standing.answer === 'already_subscribed';
        return { status: 'sent', message: known ? TEXTS.alreadySubscribed : TEXTS.subscribed, isSafe: true };
      }
      case 'waiting': {
        const message = standing.saved ? popup.saved.text : leadForm.unsaved;
        return { status: 'saved', message, isSafe: standing.saved };
      }
      case 'failed':
        return { ...failed(TEXTS.subscribeFailure), isSafe: false };
    }
  }

  /** Typing takes an old answer away, but not the one of a sign-up on its way. */
  function onInput(): void {
    if (!busy.current && state.status !== 'idle') setState(idle);
  }

  return { ...state, form: { onSubmit, onInput, noValidate: true, method: 'post' } } as const;
}
