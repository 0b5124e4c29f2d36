import type { Inquiry } from '../_shared/contract.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { rememberSent } from '../_shared/jobs.ts';
import { inquiryMail } from '../_shared/mails/inquiry-mail.ts';
import { inquiryRecordFromRequest } from '../_shared/records.ts';
import { replyLater, replyWith } from '../_shared/respond.ts';

/**
 * Mails an inquiry that no database can store, because none is configured or the insert failed. Only this process
 * remembers what it sent, so a restart may send a mail again.
 */
export async function sendDirectly(inquiry: Inquiry, deps: Dependencies): Promise<Response> {
  const { id } = inquiry;
  const key = `inquiry:${id}`;
  const known = deps.sent.get(key);
  if (known === 'sent') return replyWith(200, { id, success: true, stored: false, emailSent: true });
  if (known === 'sending') return replyLater(id, 'in_progress', 5);

  deps.sent.set(key, 'sending');
  const result = await deps.mail(inquiryMail(inquiryRecordFromRequest(inquiry, deps.now()), deps.settings));
  if (!result.ok) {
    deps.sent.delete(key);
    deps.log('mail_failed', { kind: 'inquiry', cause: result.code });
    return replyLater(id, 'unavailable', 30);
  }
  rememberSent(deps.sent, key);
  return replyWith(200, { id, success: true, stored: false, emailSent: true });
}
