import { subscriptionSchema } from '../_shared/contract.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { deliverWithin } from '../_shared/jobs.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { echoId, replyLater, replyWith } from '../_shared/respond.ts';

/** Signs the address in `fields` up and mails it. `waitMs`: how long to wait for the mail server. */
export async function subscribe(
  fields: Readonly<Record<string, unknown>>,
  visitor: string | null,
  deps: Dependencies,
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
    if (subscribed.reason === 'flood') return replyLater(id, 'rate_limited', subscribed.retryAfter);
    deps.log('subscribe_failed', { cause: subscribed.code });
    if (subscribed.reason === 'unreachable') return replyLater(id, 'unavailable', 10);
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
export async function sendWelcome(id: string, deps: Dependencies, waitMs: number): Promise<Response> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  const claim = await deps.database.rpc('claim_email_job', { kind: 'welcome', id });
  if (!claim.ok) {
    deps.log('claim_failed', { cause: claim.reason });
    return replyLater(id, 'unavailable', 10);
  }
  if (claim.value.outcome === 'busy') return replyLater(id, 'in_progress', claim.value.retryAfter);
  if (claim.value.outcome === 'claimed') {
    const delivery = await deliverWithin(waitMs, claim.value.job, deps);
    if (delivery === 'pending') return replyLater(id, 'in_progress', 30);
    if (!delivery.sent) return replyLater(id, 'unavailable', delivery.retryAfter);
  }
  return replyWith(200, { id, success: true });
}
