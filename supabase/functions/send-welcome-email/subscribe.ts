import { subscriptionSchema } from '../_shared/contract.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { mailNow } from '../_shared/mail-now.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { echoId, replyLater, replyToFailure, replyWith } from '../_shared/respond.ts';

/** Signs the address in `fields` up and mails it. `waitMs`: how long to wait for the mail server. */
export async function subscribe(
  fields: Readonly<Record<string, unknown>>,
  visitor: string | null,
  deps: MailDependencies,
  waitMs: number,
): Promise<Response> {
  const parsed = subscriptionSchema.safeParse({
    ...fields,
    id: fields['id'] ?? crypto.randomUUID(),
    source: fields['source'] ?? undefined,
  });
  if (!parsed.success) {
    const aboutEmail = parsed.error.issues.some((issue) => issue.path[0] === 'email');
    return replyWith(400, {
      id: echoId(fields['id']),
      success: false,
      code: fields['email'] ? 'invalid' : 'missing_fields',
      ...(aboutEmail && { field: 'email' }),
      error: aboutEmail ? MESSAGES.invalidEmail : MESSAGES.subscribeFailure,
    });
  }
  const { id, email, source, suspected } = parsed.data;
  // Without a database there is no list, and mailing the address in the request would be an open relay.
  if (deps.database === null) return replyLater(id, 'unavailable', 300);

  const subscribed = await deps.database.rpc('subscribe', { id, email, source, suspected }, visitor);
  if (!subscribed.ok) {
    if (subscribed.reason !== 'flood') deps.log('subscribe_failed', { cause: subscribed.code });
    if (subscribed.reason !== 'refused') return replyToFailure(id, subscribed);
    return replyWith(400, {
      id,
      success: false,
      code: 'invalid',
      field: 'email',
      error: MESSAGES.invalidEmail,
    });
  }
  return sendWelcome(id, deps, waitMs);
}

/** Sends the mail of a stored request to the subscriber in the database, if it has not been sent. */
export async function sendWelcome(id: string, deps: MailDependencies, waitMs: number): Promise<Response> {
  const outcome = await mailNow('welcome', id, deps, waitMs);
  return outcome instanceof Response ? outcome : replyWith(200, { id, success: true });
}
