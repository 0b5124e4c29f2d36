import { useEffect, useRef, useState, type FormEvent } from 'react';
import { leadForm } from '../../content/lead-form.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import type { VisitorPayloads } from '../../outbox/visitor-kinds.ts';
import { formActions } from '../../site/paths.ts';
import { outbox, outcomeOf } from '../../pwa/page-outbox.ts';
import { useFillTime } from './fill-time.ts';
import { focusFirst } from './focus-first.ts';
import { PendingSubmissions } from './pending-submissions.ts';
import type { FieldErrors } from './read-inquiry.ts';
import { submitForm } from './submit-form.ts';

/** The state of a form. `sent`: the server has the submission. `saved`: it waits on this device. */
export type FormState = 'idle' | 'submitting' | 'sent' | 'saved' | 'failed';

/** `message` is about the whole form, `errors` are shown at the fields. */
interface Messages {
  message: string | null;
  errors?: FieldErrors;
}

/** How a form shows the result of a submission. `isSafe`: the server or the disk has it, so the fields may be cleared. */
export interface Result extends Messages {
  status: 'sent' | 'saved' | 'failed';
  isSafe: boolean;
}

interface Options<K extends keyof typeof formActions> {
  kind: K;
  /** Reads and validates the form. `fillTimeMs`: how long the visitor has seen it. */
  read(
    form: HTMLFormElement,
    fillTimeMs: number,
  ): { ok: true; payload: VisitorPayloads[K] } | ({ ok: false } & Messages);
  resultOf(status: SubmissionStatus): Result;
  /** The message for unexpected errors. */
  unexpected: string;
}

interface State {
  status: FormState;
  message: string | null;
  errors: FieldErrors;
  /** Whether the form contains something else than what the result is about. */
  unsent: boolean;
}
const idle: State = { status: 'idle', message: null, errors: {}, unsent: false };

/**
 * The behavior of a form that submits through the outbox. It validates, submits and shows the result. It clears the
 * fields only when their content is safe on the server or on disk. Submitting other content while a submission is
 * pending makes another submission.
 */
export function useSubmission<K extends keyof typeof formActions>({
  kind,
  read,
  resultOf,
  unexpected,
}: Options<K>) {
  const ref = useRef<HTMLFormElement>(null);
  const fillTime = useFillTime();
  const [state, setState] = useState<State>(idle);
  // Mutable and not rendered, because a double click comes before the next render.
  const [pending] = useState(() => new PendingSubmissions());
  // Id of the refused submission in the outbox, which the corrected one replaces.
  const refused = useRef<string>(undefined);
  // Content of the form right after it was cleared. Submitting the same content is a late second click.
  const cleared = useRef<string>(undefined);
  const failure: Result = { status: 'failed', message: unexpected, isSafe: false };

  useEffect(() => {
    // The error appears below the focused field, perhaps below the edge of the window.
    const field = document.activeElement;
    if (field?.matches('[aria-invalid]') && ref.current?.contains(field))
      field.closest('div')?.scrollIntoView({ block: 'nearest' });
  }, [state.errors]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const content = contentOf(form);
    if (pending.has(content)) return void pending.begin(content);
    if (content === cleared.current) return;
    try {
      const input = read(form, fillTime());
      if (input.ok) return void deliver(form, content, input.payload);
      const { message, errors = {} } = input;
      setState({ ...idle, status: 'failed', message, errors });
      focusFirst(form, errors);
    } catch {
      setState({ ...idle, status: 'failed', message: unexpected });
    }
  }

  async function deliver(form: HTMLFormElement, content: string, payload: VisitorPayloads[K]): Promise<void> {
    const submission = pending.begin(content)!;
    const corrected = refused.current;
    refused.current = undefined;
    setState({ ...idle, status: 'submitting' });
    const status = await submitForm(kind, payload).catch(() => undefined);
    submission.end();
    // The refused submission is discarded only after its correction is in the outbox.
    if (status && corrected) void outbox().discard(corrected);
    const result = status ? resultOf(status) : failure;
    // The form shows the result of the latest submission. The outbox tray shows that of earlier ones.
    if (!submission.isLatest()) return;
    if (result.status === 'failed') refused.current = status ? payload.id : corrected;
    const unsent = result.status !== 'failed' && contentOf(form) !== content;
    show(form, result, unsent);
    if (result.status !== 'saved') return;
    const shown = contentOf(form);
    const outcome = await outcomeOf(payload.id);
    if (!submission.isLatest() || contentOf(form) !== shown) return;
    // The tray tells of a submission that was refused or deleted.
    if (!outcome) return setState(idle);
    show(form, resultOf(outcome), unsent);
  }

  function show(form: HTMLFormElement, result: Result, unsent: boolean): void {
    if (result.isSafe && !unsent) {
      form.reset();
      cleared.current = contentOf(form);
    }
    const message = unsent ? `${result.message} ${leadForm.unsent}` : result.message;
    const errors = result.errors ?? {};
    setState((before) => ({
      status: result.status,
      message,
      errors: unsent ? before.errors : errors,
      unsent,
    }));
    focusFirst(form, errors);
  }

  /** Typing removes an old result, but not the state of a pending submission. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    cleared.current = undefined;
    if (state.status === 'submitting') setState({ ...state, unsent: !pending.has(contentOf(currentTarget)) });
    else if (state.status !== 'idle') setState(idle);
  }

  return {
    ...state,
    /** Whether pressing the button now would do nothing. */
    busy: state.status === 'submitting' && !state.unsent,
    form: { ref, onSubmit, onInput, noValidate: true, method: 'post', action: formActions[kind] },
  } as const;
}

/** A form's content as a string that can be compared. */
const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);
