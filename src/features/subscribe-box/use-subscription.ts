import { cleanField, fieldProblem } from '../../../supabase/functions/_shared/fields.ts';
import { TRAP_FIELD } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../supabase/functions/_shared/refusals.ts';
import { leadForm } from '../../content/lead-form.ts';
import { popup } from '../../content/popup.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { MIN_FILL_TIME_MS } from '../lead-form/fill-time.ts';
import { useSubmission, type Result } from '../lead-form/use-submission.ts';

/**
 * The behavior of the popup's form and the subscribe boxes. Errors of the address are shown at its field. `source`
 * names the form, such as `popup`, `article:{slug}`, or the popup's topic.
 */
export function useSubscription(source: string) {
  return useSubmission({
    kind: 'subscription',
    read: (form, fillTimeMs) => {
      const data = new FormData(form);
      const email = cleanField('email', String(data.get('email')));
      const problem = email ? fieldProblem('email', email) : MESSAGES.invalidEmail;
      if (problem) return { ok: false, message: null, errors: { email: problem } };
      const suspected = Boolean(data.get(TRAP_FIELD)) || fillTimeMs < MIN_FILL_TIME_MS;
      return { ok: true, payload: { id: crypto.randomUUID(), email, source, suspected } };
    },
    resultOf,
    unexpected: source.startsWith('article') ? MESSAGES.subscribeUnexpected : MESSAGES.unexpected,
  });
}

/** What a form shows of a submission. */
export function resultOf(submission: SubmissionStatus): Result {
  switch (submission.state) {
    case 'arrived': {
      const known = submission.answer === 'already_subscribed';
      return {
        status: 'sent',
        message: known ? MESSAGES.alreadySubscribed : MESSAGES.subscribed,
        isSafe: true,
      };
    }
    case 'waiting': {
      const message = submission.saved ? popup.saved.text : leadForm.unsaved;
      return { status: 'saved', message, isSafe: submission.saved };
    }
    case 'failed': {
      const { field, text = MESSAGES.subscribeFailure } = refusalOf(submission.reason);
      if (field === 'email')
        return { status: 'failed', message: null, errors: { email: text }, isSafe: false };
      return { status: 'failed', message: text, isSafe: false };
    }
  }
}
