import type { FormSource } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../supabase/functions/_shared/refusals.ts';
import { leadForm } from '../../content/lead-form.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { sessionId } from '../../stores/session.ts';
import { readInquiry } from './read-inquiry.ts';
import { useSubmission, type Answer } from './use-submission.ts';

/** The behavior of an inquiry form, in the words of the error catalogue. */
export function useLeadForm(source: FormSource) {
  const { form, ...state } = useSubmission({
    kind: 'inquiry',
    read: (element, fillTime) => {
      const result = readInquiry(new FormData(element), {
        source,
        sessionId: sessionId(),
        userAgent: navigator.userAgent,
        referrer: document.referrer,
        now: new Date(),
        fillTime,
      });
      return result.ok ? { ok: true, payload: result.inquiry } : result;
    },
    answer: (standing) => answerTo(standing, source),
    unexpected: MESSAGES.unexpected,
  });
  return { ...state, form: { ...form, action: '/api/send-inquiry-email' } } as const;
}

function answerTo(standing: SubmissionStatus, source: FormSource): Answer {
  switch (standing.state) {
    case 'arrived':
      return { status: 'sent', message: MESSAGES.inquirySuccess, isSafe: true };
    case 'waiting': {
      const message = standing.saved ? leadForm.saved : leadForm.unsaved;
      return { status: 'saved', message, isSafe: standing.saved };
    }
    case 'failed': {
      // What was typed stays in the form, and the outbox keeps a copy should the page be left.
      const failure = source === 'widget' ? MESSAGES.messageFailure : MESSAGES.inquiryFailure;
      const { field, text = failure } = refusalOf(standing.reason);
      return { status: 'failed', message: text, errors: field ? { [field]: text } : {}, isSafe: false };
    }
  }
}
