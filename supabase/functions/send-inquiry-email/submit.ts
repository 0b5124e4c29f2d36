import { cleanLine } from '../_shared/clean-text.ts';
import { inquirySchema, type Inquiry } from '../_shared/contract.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { mailNow } from '../_shared/mail-now.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { refusalOf, refusedField } from '../_shared/refusals.ts';
import { echoId, replyToFailure, replyWith } from '../_shared/respond.ts';
import { inquiryRow } from '../_shared/rows.ts';
import { sendDirectly } from './send-directly.ts';

/**
 * Makes sure that the inquiry in `fields` is stored and mailed. Replies once the mail server has the mail, or after
 * `waitMs` with `in_progress`; the mail then follows.
 */
export async function submitInquiry(
  fields: Readonly<Record<string, unknown>>,
  visitor: string | null,
  deps: MailDependencies,
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
  deps: MailDependencies,
  waitMs: number,
): Promise<Response> {
  const { id } = inquiry;
  if (deps.database === null) return sendDirectly(inquiry, deps, waitMs);

  const accepted = await deps.database.rpc('accept_inquiry', { inquiry: inquiryRow(inquiry) }, visitor);
  if (!accepted.ok) {
    deps.log('accept_failed', { cause: accepted.reason === 'flood' ? 'flood' : accepted.code });
    // The database will never accept even a job. The mail must not depend on that.
    if (accepted.reason === 'refused') return sendDirectly(inquiry, deps, waitMs);
    return replyToFailure(id, accepted);
  }
  return mailStored(id, accepted.value.stored, deps, waitMs);
}

/** Mails the staff about an inquiry that is stored or whose content is in its job. */
export async function mailStored(
  id: string,
  stored: boolean,
  deps: MailDependencies,
  waitMs: number,
): Promise<Response> {
  const outcome = await mailNow('inquiry', id, deps, waitMs);
  if (outcome instanceof Response) return outcome;
  // No row and no job: the id was never stored here, and without content nothing can be sent.
  if (outcome === 'missing')
    return replyWith(422, { id, success: false, stored: false, emailSent: false, code: 'unknown_inquiry' });
  // Not sent: the row was deleted since, or the mail was handed over twice without an answer.
  return replyWith(200, { id, success: true, stored, emailSent: outcome === 'sent' });
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '');
