import { subscriptionSchema } from '../_shared/contract.ts';
import { MESSAGES } from '../_shared/messages.ts';
import type { Claim } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { deliverJob } from '../_shared/jobs.ts';
import { echoId, readJson, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';

/**
 * Sends the welcome mail of a subscribe request, once, to the subscriber in the database. It repeats the sign-up first,
 * which is idempotent by id, so this call may come before the browser's own or instead of it. Once the sign-up is
 * stored, the browser sends its id alone. The reply is the same for a new, a returning and a known address.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request, visitor) => {
    const body = await readJson(request, MESSAGES.subscribeFailure);
    if (!body.ok) return body.reply;

    const known = echoId(body.value['id']);
    if (known !== null && !('email' in body.value)) return sendWelcome(known, deps);
    const parsed = subscriptionSchema.safeParse({
      ...body.value,
      id: body.value['id'] ?? crypto.randomUUID(),
      source: body.value['source'] ?? undefined,
    });
    if (!parsed.success) {
      const aboutEmail = parsed.error.issues.some((issue) => issue.path[0] === 'email');
      return replyWith(400, {
        id: echoId(body.value['id']),
        success: false,
        code: body.value['email'] ? 'invalid' : 'missing_fields',
        ...(aboutEmail && { field: 'email' }),
        error: aboutEmail ? MESSAGES.invalidEmail : MESSAGES.subscribeFailure,
      });
    }
    const { id, email, source, suspected } = parsed.data;
    // Without a database there is no list, and mailing the address in the request would be an open relay.
    if (deps.database === null) return replyLater(id, 'unavailable', 300);

    const subscribed = await deps.database.rpc<string>(
      'subscribe',
      { id, email, source, suspected },
      visitor,
    );
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

    return sendWelcome(id, deps);
  });
}

/** Sends the mail of a stored request to the subscriber in the database, if it has not been sent. */
async function sendWelcome(id: string, deps: Dependencies): Promise<Response> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  const claim = await deps.database.rpc<Claim>('claim_email_job', { kind: 'welcome', id });
  if (!claim.ok) {
    deps.log('claim_failed', { cause: claim.reason });
    return replyLater(id, 'unavailable', 10);
  }
  if (claim.value.outcome === 'busy') return replyLater(id, 'in_progress', claim.value.retryAfter);
  if (claim.value.outcome === 'claimed') {
    const delivery = await deliverJob(claim.value.job, deps);
    if (!delivery.sent) return replyLater(id, 'unavailable', delivery.retryAfter);
  }
  return replyWith(200, { id, success: true });
}
