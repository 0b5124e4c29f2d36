import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { REPLY_WITHIN_MS, within } from '../_shared/jobs.ts';
import { digestMail } from '../_shared/mails/digest-mail.ts';
import { dayBefore } from '../_shared/mails/when.ts';
import { digestOf } from '../_shared/records.ts';
import { readJson, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';
import { isAuthorizedAsService } from '../_shared/service-key.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Sends the staff the digest of a day now, whatever was sent before: `{"day": "2026-11-20"}`, by default yesterday's. For
 * callers with the service key. The daily mail itself is queued in the database (`*_digest.sql`).
 */
export function createHandler(deps: MailDependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request) => {
    if (!(await isAuthorizedAsService(request, deps.settings))) {
      return replyWith(401, { id: null, success: false, code: 'invalid' });
    }
    const body = await readJson(request, '');
    if (!body.ok) return body.reply;
    const day = body.value['day'] ?? dayBefore(deps.now());
    if (typeof day !== 'string' || !DAY.test(day) || Number.isNaN(Date.parse(day))) {
      return replyWith(400, { id: null, success: false, code: 'invalid' });
    }
    const content = await deps.database?.rpc('digest_of', { day });
    if (!content?.ok) return replyLater(null, 'unavailable', 10);
    const digest = digestOf(content.value, deps.now());
    const mail = digestMail(digest, deps.settings, `-${crypto.randomUUID()}`);
    const sent = await within(REPLY_WITHIN_MS, deps.mail(mail), deps);
    if (sent === 'pending') return replyLater(null, 'in_progress', 30);
    if (!sent.ok) {
      deps.log('mail_failed', { kind: 'digest', cause: sent.code });
      return replyLater(null, 'unavailable', 30);
    }
    return replyWith(200, { id: null, success: true, emailSent: true });
  });
}
