import { wellFormed } from '../_shared/addresses.ts';
import { inquirySchema, type Inquiry } from '../_shared/contract.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { inquiryRow } from '../_shared/rows.ts';
import type { Claim } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { deliverJob, sweep } from '../_shared/jobs.ts';
import { refusalOf, refusedField } from '../_shared/refusals.ts';
import { echoId, readJson, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';
import { isAuthorizedAsService } from '../_shared/service-key.ts';
import { sendDirectly } from './send-directly.ts';

/**
 * Makes sure that an inquiry is stored and that the staff get one mail about it. The browser calls this after its
 * insert, instead of it, or again because a reply was lost. Once the row is stored, the browser sends its id alone.
 * `{"sweep": true}` with the service key sends everything that is due.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request, visitor) => {
    const body = await readJson(request, MESSAGES.inquiryFailure);
    if (!body.ok) return body.reply;
    if (body.value['sweep'] === true) return runSweep(request, deps);

    const id = echoId(body.value['id']);
    if (id !== null && namesOnlyTheId(body.value)) {
      const response = await notifyStored(id, body.value['suspected'] === true, deps);
      sweepAfterwards(deps);
      return response;
    }
    if (isBlank(body.value['email']) || isBlank(body.value['message'])) {
      const field = isBlank(body.value['email']) ? 'email' : 'message';
      return replyWith(400, {
        id,
        success: false,
        code: 'missing_fields',
        field,
        error: MESSAGES.inquiryMissing,
      });
    }
    const parsed = inquirySchema.safeParse(
      storable({
        ...body.value,
        id: body.value['id'] ?? crypto.randomUUID(),
        submittedAt: body.value['submittedAt'] ?? deps.now().toISOString(),
      }),
    );
    if (!parsed.success) {
      const field = refusedField(parsed.error.issues);
      const { text = MESSAGES.inquiryFailure } = refusalOf(`invalid:${field}`);
      return replyWith(400, { id, success: false, code: 'invalid', ...(field && { field }), error: text });
    }
    const response = await handleInquiry(parsed.data, visitor, deps);
    sweepAfterwards(deps);
    return response;
  });
}

async function handleInquiry(
  inquiry: Inquiry,
  visitor: string | null,
  deps: Dependencies,
): Promise<Response> {
  const { id } = inquiry;
  if (deps.database === null) return sendDirectly(inquiry, deps);

  const accepted = await deps.database.rpc<{ stored: boolean }>(
    'accept_inquiry',
    { inquiry: inquiryRow(inquiry), suspected: inquiry.suspected },
    visitor,
  );
  if (!accepted.ok) {
    deps.log('accept_failed', { cause: accepted.reason === 'flood' ? 'flood' : accepted.code });
    if (accepted.reason === 'flood') return replyLater(id, 'rate_limited', accepted.retryAfter);
    // The database will never accept even a job. The mail must not depend on that.
    if (accepted.reason === 'refused') return sendDirectly(inquiry, deps);
    return replyLater(id, 'unavailable', 10);
  }
  return claimAndSend(id, accepted.value.stored, deps);
}

/** A request with other fields is a form, which must have all of them. */
const namesOnlyTheId = (body: object) =>
  Object.keys(body).every((key) => key === 'id' || key === 'suspected');

/** The browser's insert was acknowledged: the row or its mail job exists, unless it was deleted since. */
async function notifyStored(id: string, suspected: boolean, deps: Dependencies): Promise<Response> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  if (suspected) {
    const marked = await deps.database.rpc<null>('suspect_inquiry', { id });
    if (!marked.ok) return replyLater(id, 'unavailable', 10);
  }
  return claimAndSend(id, true, deps);
}

async function claimAndSend(id: string, stored: boolean, deps: Dependencies): Promise<Response> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  const claim = await deps.database.rpc<Claim>('claim_email_job', { kind: 'inquiry', id });
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
      const delivery = await deliverJob(claim.value.job, deps);
      if (!delivery.sent) return replyLater(id, 'unavailable', delivery.retryAfter);
      return replyWith(200, { id, success: true, stored, emailSent: true });
    }
    case 'missing':
      // No row and no job: the id was never stored here, and without content nothing can be sent.
      return replyWith(422, { id, success: false, stored: false, emailSent: false, code: 'unknown_inquiry' });
    // digest: listed in tomorrow's digest. void: the row was deleted since.
    default:
      return replyWith(200, { id, success: true, stored, emailSent: false });
  }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Removes NUL and lone surrogates, which visitors cannot see and for which PostgreSQL refuses the whole row. */
function storable(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? wellFormed(value.replaceAll('\0', '')) : value,
    ]),
  );
}

async function runSweep(request: Request, deps: Dependencies): Promise<Response> {
  if (!(await isAuthorizedAsService(request, deps.settings))) {
    return replyWith(401, { id: null, success: false, code: 'invalid' });
  }
  const counts = await sweep(deps, 500);
  return replyWith(200, { id: null, success: true, ...counts });
}

/** Every call also sends a few mails that others left behind. */
function sweepAfterwards(deps: Dependencies): void {
  if (deps.database === null) return;
  deps.background(
    sweep(deps, 3).then(
      () => undefined,
      () => deps.log('sweep_failed', { cause: 'bug' }),
    ),
  );
}
