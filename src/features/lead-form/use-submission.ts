import { useEffect, useRef, useState, type FormEvent } from 'react';
import { leadForm } from '../../content/lead-form.ts';
import type { Kind, Payloads } from '../../outbox/item.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { outbox } from '../../stores/outbox-store.ts';
import { useFillTime } from './fill-time.ts';
import { focusFirst } from './focus-first.ts';
import { Presses } from './presses.ts';
import type { FieldErrors } from './read-inquiry.ts';
import { submitForm } from './submit-form.ts';

/** Where a form stands: sent and saved are different promises and look different. */
export type FormState = 'idle' | 'submitting' | 'sent' | 'saved' | 'failed';

/** What a form says. `message` is about the whole, `errors` stand beside the fields. */
interface Words {
  message: string | null;
  errors?: FieldErrors;
}

/** What to say to a submission. `isSafe`: the server or the disk has it, and the fields may be cleared. */
export interface Answer extends Words {
  status: 'sent' | 'saved' | 'failed';
  isSafe: boolean;
}

interface Options<K extends Kind> {
  kind: K;
  /** Reads and validates the form. `fillTime`: how long it has been before its visitor, in milliseconds. */
  read(form: HTMLFormElement, fillTime: number): { ok: true; payload: Payloads[K] } | ({ ok: false } & Words);
  answer(standing: SubmissionStatus): Answer;
  /** What to say when something breaks that nobody thought of. */
  unexpected: string;
}

interface State {
  status: FormState;
  message: string | null;
  errors: FieldErrors;
  /** The form holds something else than what the answer is about. */
  unsent: boolean;
}
const idle: State = { status: 'idle', message: null, errors: {}, unsent: false };

/**
 * The behavior of a form that goes through the outbox: validates, submits, says what became of it, clears the fields
 * when what they hold is in safe hands, and keeps every letter when it is not. Pressed again with other content while
 * a submission is on its way, it makes another one.
 */
export function useSubmission<K extends Kind>({ kind, read, answer, unexpected }: Options<K>) {
  const ref = useRef<HTMLFormElement>(null);
  const fillTime = useFillTime();
  const [state, setState] = useState<State>(idle);
  // Not state: a second click in the same moment comes before the next render.
  const [presses] = useState(() => new Presses());
  // The outbox's copy of a refused submission: the corrected one takes its place.
  const refused = useRef<string>(undefined);
  const failure: Answer = { status: 'failed', message: unexpected, isSafe: false };

  useEffect(() => {
    // The sentence has come below the field that has the focus, perhaps below the window's edge.
    const field = document.activeElement;
    if (field?.matches('[aria-invalid]') && ref.current?.contains(field))
      field.closest('div')?.scrollIntoView({ block: 'nearest' });
  }, [state.errors]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const content = contentOf(form);
    if (presses.has(content)) return void presses.begin(content);
    try {
      const result = read(form, fillTime());
      if (result.ok) return void deliver(form, content, result.payload);
      const { message, errors = {} } = result;
      setState({ ...idle, status: 'failed', message, errors });
      focusFirst(form, errors);
    } catch {
      setState({ ...idle, status: 'failed', message: unexpected });
    }
  }

  async function deliver(form: HTMLFormElement, content: string, payload: Payloads[K]): Promise<void> {
    const press = presses.begin(content)!;
    const corrected = refused.current;
    refused.current = undefined;
    setState({ ...idle, status: 'submitting' });
    const standing = await submitForm(kind, payload).catch(() => undefined);
    press.end();
    // Only now: the correction is in the outbox.
    if (standing && corrected) void outbox().discard(corrected);
    const next = standing ? answer(standing) : failure;
    // The answer to show is the one to what was pressed last. What becomes of this one, the outbox's tray tells.
    if (!press.isLatest()) return;
    if (next.status === 'failed') refused.current = standing ? payload.id : corrected;
    const unsent = next.status !== 'failed' && contentOf(form) !== content;
    if (next.isSafe && !unsent) form.reset();
    const message = unsent ? `${next.message} ${leadForm.unsent}` : next.message;
    const errors = next.errors ?? {};
    setState((now) => ({ status: next.status, message, errors: unsent ? now.errors : errors, unsent }));
    focusFirst(form, errors);
  }

  /** Typing takes an old answer away, but not the one of a submission on its way. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    if (state.status === 'submitting') setState({ ...state, unsent: !presses.has(contentOf(currentTarget)) });
    else if (state.status !== 'idle') setState(idle);
  }

  return {
    ...state,
    /** Pressing the button now would change nothing. */
    busy: state.status === 'submitting' && !state.unsent,
    form: { ref, onSubmit, onInput, noValidate: true, method: 'post' },
  } as const;
}

/** What a form holds, comparable. */
const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);
