import { EMAIL_PATTERN, LIMITS } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../supabase/functions/_shared/refusals.ts';
import { leadForm } from '../../content/lead-form.ts';
import { popup } from '../../content/popup.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { MINIMUM_FILL_TIME } from '../lead-form/fill-time.ts';
import { useSubmission, type Answer } from '../lead-form/use-submission.ts';

/**
 * The behavior of the popup's form and the subscribe boxes, in the words of the error catalogue. What is wrong with
 * the address stands beside its field. `source` names the form, as in `popup` or `article:{slug}`.
 */
export function useSubscription(source: string) {
  return useSubmission({
    kind: 'subscription',
    read: (form, fillTime) => {
      const { email: field, company } = form.elements as unknown as Record<
        string,
        HTMLInputElement | undefined
      >;
      const email = field!.value.trim();
      if (!EMAIL_PATTERN.test(email) || email.length > LIMITS.email)
        return { ok: false, message: null, errors: { email: MESSAGES.invalidEmail } };
      const suspected = Boolean(company?.value) || fillTime < MINIMUM_FILL_TIME;
      return { ok: true, payload: { id: crypto.randomUUID(), email, source, suspected } };
    },
    answer: answerTo,
    unexpected: source === 'popup' ? MESSAGES.unexpected : MESSAGES.subscribeUnexpected,
  });
}

function answerTo(standing: SubmissionStatus): Answer {
  switch (standing.state) {
    case 'arrived': {
      const known = standing.answer === 'already_subscribed';
      return {
        status: 'sent',
        message: known ? MESSAGES.alreadySubscribed : MESSAGES.subscribed,
        isSafe: true,
      };
    }
    case 'waiting': {
      const message = standing.saved ? popup.saved.text : leadForm.unsaved;
      return { status: 'saved', message, isSafe: standing.saved };
    }
    case 'failed': {
      const { field, text = MESSAGES.subscribeFailure } = refusalOf(standing.reason);
      if (field === 'email')
        return { status: 'failed', message: null, errors: { email: text }, isSafe: false };
      return { status: 'failed', message: text, isSafe: false };
    }
  }
}
