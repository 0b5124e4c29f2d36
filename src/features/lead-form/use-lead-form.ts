import type { FormSource } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { refusalOf } from '../../../supabase/functions/_shared/refusals.ts';
import { business } from '../../content/business.ts';
import { leadForm } from '../../content/lead-form.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { sessionId } from '../../stores/session-id.ts';
import { readInquiry } from './read-inquiry.ts';
import { useSubmission, type Result } from './use-submission.ts';

/** The behavior of an inquiry form, with the visible messages for each result. */
export function useLeadForm(source: FormSource) {
  return useSubmission({
    kind: 'inquiry',
    read: (element, fillTimeMs) => {
      const result = readInquiry(new FormData(element), {
        source,
        sessionId: sessionId(),
        userAgent: navigator.userAgent,
        referrer: document.referrer,
        now: new Date(),
        fillTimeMs,
      });
      return result.ok ? { ok: true, payload: result.inquiry } : result;
    },
    resultOf: (status) => resultOf(status, source),
    unexpected: MESSAGES.unexpected,
  });
}

/** What the form at `source` shows of a submission. */
export function resultOf(submission: SubmissionStatus, source: FormSource): Result {
  switch (submission.state) {
    case 'arrived':
      return { status: 'sent', message: MESSAGES.inquirySuccess(business.replyWithinHours), isSafe: true };
    case 'waiting': {
      const message = submission.saved ? leadForm.saved : leadForm.unsaved;
      return { status: 'saved', message, isSafe: submission.saved };
    }
    case 'failed': {
      // The text stays in the form, and the outbox keeps a copy in case the visitor leaves the page.
      const failure = source === 'widget' ? MESSAGES.messageFailure : MESSAGES.inquiryFailure;
      const { field, text = failure } = refusalOf(submission.reason);
      return { status: 'failed', message: text, errors: field ? { [field]: text } : {}, isSafe: false };
    }
  }
}
