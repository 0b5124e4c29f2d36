import { cleanLine } from '../_shared/clean-text.ts';
import { inquirySchema, type Inquiry } from '../_shared/contract.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { deliverWithin } from '../_shared/jobs.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { refusalOf, refusedField } from '../_shared/refusals.ts';
import { echoId, replyLater, replyWith } from '../_shared/respond.ts';
import { inquiryRow } from '../_shared/rows.ts';
import { sendDirectly } from './send-directly.ts';

/**
 * Makes sure that the inquiry in `fields` is stored and mailed. Replies once the mail server has the mail, or after
 * `waitMs` with `in_progress`; the mail then follows.
 */
export async function submitInquiry(
  fields: Readonly<Record<string, unknown>>,
  visitor: string | null,
  deps: Dependencies,
  waitMs: number,
): Promise<Response> {
  const id = echoId(fields['id']);
  if (isBlank(fields['email']) || isBlank(fields['message'])) {
    const field = isBlank(fields['email']) ? 'email' : 'message';
    return replyWith(400, {
      id,
      success: false,
      code: 'missing_fields',
      field,
      error: MESSAGES.inquiryMissing,
    });
  }
  const parsed = inquirySchema.safeParse({
    ...fields,
    id: fields['id'] ?? crypto.randomUUID(),
    submittedAt: fields['submittedAt'] ?? deps.now().toISOString(),
  });
  if (!parsed.success) {
    const field = refusedField(parsed.error.issues);
    const { text = MESSAGES.inquiryFailure } = refusalOf(`invalid:${field}`);
    return replyWith(400, { id, success: false, code: 'invalid', ...(field && { field }), error: text });
  }
  return store(parsed.data, visitor, deps, waitMs);
}

async function store(
  inquiry: Inquiry,
  visitor: string | null,
  deps: Dependencies,
  waitMs: number,
): Promise<Response> {
  const { id } = inquiry;
  if (deps.database === null) return sendDirectly(inquiry, deps, waitMs);

  const accepted = await deps.database.rpc('accept_inquiry', { inquiry: inquiryRow(inquiry) }, visitor);
  if (!accepted.ok) {
    deps.log('accept_failed', { cause: accepted.reason === 'flood' ? 'flood' : accepted.code });
    if (accepted.reason === 'flood') return replyLater(id, 'rate_limited', accepted.retryAfter);
    // The database will never accept even a job. The mail must not depend on that.
    if (accepted.reason === 'refused') return sendDirectly(inquiry, deps, waitMs);
    return replyLater(id, 'unavailable', 10);
  }
  return mailStored(id, accepted.value.stored, deps, waitMs);
}

/** Mails the staff about an inquiry that is stored or whose content is in its job. */
export async function mailStored(
  id: string,
  stored: boolean,
  deps: Dependencies,
  waitMs: number,
): Promise<Response> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  const claim = await deps.database.rpc('claim_email_job', { kind: 'inquiry', id });
  if (!claim.ok) {
    deps.log('claim_failed', { cause: claim.reason });
    return replyLater(id, 'unavailable', 10);
  }
  switch (claim.value.outcome) {
    case 'sent':
      return replyWith(200, { id, success: true, stored, emailSent: true });
    case 'busy':
      return replyLater(id, 'in_progress', claim.value.retryAfter);
    case 'claimed': {
      const delivery = await deliverWithin(waitMs, claim.value.job, deps);
      if (delivery === 'pending') return replyLater(id, 'in_progress', 30);
      if (!delivery.sent) return replyLater(id, 'unavailable', delivery.retryAfter);
      return replyWith(200, { id, success: true, stored, emailSent: true });
    }
    case 'missing':
      // No row and no job: the id was never stored here, and without content nothing can be sent.
      return replyWith(422, { id, success: false, stored: false, emailSent: false, code: 'unknown_inquiry' });
    // void: the row was deleted since. unknown: the mail was handed over twice without an answer.
    default:
      return replyWith(200, { id, success: true, stored, emailSent: false });
  }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '');
