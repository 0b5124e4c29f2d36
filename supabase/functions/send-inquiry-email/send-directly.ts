import type { Inquiry } from '../_shared/contract.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { rememberSent, REPLY_WITHIN_MS, within } from '../_shared/jobs.ts';
import type { Mail, MailResult } from '../_shared/mail.ts';
import { inquiryMail } from '../_shared/mails/inquiry-mail.ts';
import { inquiryRecordFromRequest } from '../_shared/records.ts';
import { replyLater, replyWith } from '../_shared/respond.ts';

/**
 * Mails an inquiry that no database can store, because none is configured or the insert failed. Only this process
 * remembers what it sent, so a restart may send a mail again. `waitMs`: how long to wait for the mail server.
 */
export async function sendDirectly(
  inquiry: Inquiry,
  deps: MailDependencies,
  waitMs: number,
): Promise<Response> {
  const { id } = inquiry;
  const known = deps.sent.get(`inquiry:${id}`);
  if (known === 'sent') return replyWith(200, { id, success: true, stored: false, emailSent: true });
  if (known === 'sending') return replyLater(id, 'in_progress', 5);
  const mail = inquiryMail(inquiryRecordFromRequest(inquiry, deps.now()), deps.settings);
  const result = await within(waitMs || REPLY_WITHIN_MS, send(id, mail, deps), deps);
  // Nothing is stored, and a form is not sent again by itself.
  if (result === 'pending') return replyLater(id, waitMs === 0 ? 'unavailable' : 'in_progress', 30);
  if (!result.ok) return replyLater(id, 'unavailable', result.unknown ? 600 : 30);
  return replyWith(200, { id, success: true, stored: false, emailSent: true });
}

async function send(id: string, mail: Mail, deps: MailDependencies): Promise<MailResult> {
  const key = `inquiry:${id}`;
  const isRepeated = deps.sent.get(key) === 'doubtful';
  deps.sent.set(key, 'sending');
  const result = await deps.mail(mail);
  if (!result.ok) deps.log('mail_failed', { kind: 'inquiry', cause: result.code });
  if (result.ok || (result.unknown && isRepeated)) rememberSent(deps.sent, key);
  else if (result.unknown) deps.sent.set(key, 'doubtful');
  else deps.sent.delete(key);
  return result;
}
