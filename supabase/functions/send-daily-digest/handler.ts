import type { Dependencies } from '../_shared/dependencies.ts';
import { digestMail } from '../_shared/mails/digest-mail.ts';
import { dayBefore } from '../_shared/mails/when.ts';
import { digestOf } from '../_shared/records.ts';
import { readJson, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';
import { isAuthorizedAsService } from '../_shared/service-key.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Sends the staff the digest of a day now, whatever was sent before: `{"day": "2026-11-20"}`, by default yesterday's. For
 * callers with the service key. The daily mail itself is queued in the database (`*_daily_digest.sql`).
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
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
    const attempt = `-${crypto.randomUUID()}`;
    for (let part = 1, parts = 1; part <= parts; part += 1) {
      const result = await deps.database?.rpc<Readonly<Record<string, unknown>> | null>('digest_of', {
        day,
        part,
      });
      if (!result?.ok) return replyLater(null, 'unavailable', 10);
      // The staff have answered so many meanwhile that this mail has nothing left to list.
      if (result.value === null) break;
      const digest = digestOf(result.value, deps.now());
      parts = digest.parts;
      const sent = await deps.mail(digestMail(digest, deps.settings, attempt));
      if (!sent.ok) {
        deps.log('mail_failed', { kind: 'digest', cause: sent.code });
        return replyLater(null, 'unavailable', 30);
      }
    }
    return replyWith(200, { id: null, success: true, emailSent: true });
  });
}
