import { useRef, useState, type FormEvent } from 'react';
import { TEXTS, type FormSource } from '../../../supabase/functions/_shared/catalogue.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import { leadForm } from '../../content/lead-form.ts';
import { sessionId } from '../../stores/session.ts';
import { outbox, submit } from '../../stores/outbox.ts';
import { useFillTime } from './fill-time.ts';
import { focusFirst } from './focus-first.ts';
import { readInquiry, type FieldErrors } from './read-inquiry.ts';

/** Where a form stands: sent and saved are different promises and look different. */
export type LeadFormStatus = 'idle' | 'submitting' | 'sent' | 'saved' | 'failed';

interface State {
  status: LeadFormStatus;
  message: string | null;
  errors: FieldErrors;
}
const idle: State = { status: 'idle', message: null, errors: {} };

/**
 * The behaviour of an inquiry form (specification part 1 §4, §8): validates, hands the inquiry to the outbox, says
 * what became of it, clears the fields when it is in safe hands and keeps every letter when it is not.
 */
export function useLeadForm(source: FormSource) {
  const ref = useRef<HTMLFormElement>(null);
  const fillTime = useFillTime();
  const [state, setState] = useState<State>(idle);
  // A second click in the same moment comes before the next render.
  const busy = useRef(false);
  // The outbox's copy of a refused submission: the corrected one takes its place.
  const refused = useRef<string>(undefined);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    busy.current = true;
    setState({ ...idle, status: 'submitting' });
    try {
      setState(await answer(form));
    } catch {
      setState({ status: 'failed', message: TEXTS.unexpected, errors: {} });
    } finally {
      busy.current = false;
    }
  }

  async function answer(form: HTMLFormElement): Promise<State> {
    const typed = new FormData(form);
    const read = readInquiry(typed, {
      source,
      sessionId: sessionId(),
      userAgent: navigator.userAgent,
      referrer: document.referrer,
      now: new Date(),
      fillTime: fillTime(),
    });
    if (!read.ok) {
      focusFirst(form, read.errors);
      return { status: 'failed', message: read.message, errors: read.errors };
    }
    const next = await send(read.inquiry, source);
    if (next.isSafe && isUnchanged(form, typed)) form.reset();
    if (refused.current) await outbox().discard(refused.current);
    refused.current = next.status === 'failed' ? read.inquiry.id : undefined;
    return next;
  }

  /** Typing takes an old answer away, but not the one of a submission on its way. */
  function onInput(): void {
    if (!busy.current && state.status !== 'idle') setState(idle);
  }

  return {
    ...state,
    form: { ref, onSubmit, onInput, noValidate: true, method: 'post', action: '/api/send-inquiry-email' },
  } as const;
}

/** `isSafe`: the fields may be cleared, because the server or the disk has what was typed. */
async function send(inquiry: Inquiry, source: FormSource): Promise<State & { isSafe: boolean }> {
  const standing = await submit('inquiry', inquiry);
  switch (standing.state) {
    case 'arrived':
      return { status: 'sent', message: TEXTS.inquirySuccess, errors: {}, isSafe: true };
    case 'waiting': {
      const message = standing.saved ? leadForm.saved : leadForm.unsaved;
      return { status: 'saved', message, errors: {}, isSafe: standing.saved };
    }
    case 'failed':
      // What was typed stays in the form, and the outbox keeps a copy should the page be left.
      return {
        status: 'failed',
        message: source === 'widget' ? TEXTS.messageFailure : TEXTS.inquiryFailure,
        errors: {},
        isSafe: false,
      };
  }
}

/** Nobody typed on while the submission was on its way: clearing the form takes nothing from them. */
function isUnchanged(form: HTMLFormElement, typed: FormData): boolean {
  const now = new FormData(form);
  return [...typed.keys()].every((name) => typed.get(name) === now.get(name));
}
