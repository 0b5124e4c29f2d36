import { unsubscribeSchema } from '../_shared/contract.ts';
import { MESSAGES } from '../_shared/messages.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { refusalOf, refusedField, type RefusedField } from '../_shared/refusals.ts';
import { untilNextStep } from '../_shared/steady-reply.ts';
import { echoId, readJson, readText, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';

/**
 * Takes an address off the mailing list. Accepts the page's JSON and a mail program's one-click POST with the token in
 * the query (RFC 8058; older mails add the address). GET changes nothing, because scanners follow links; it redirects
 * to the page.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['GET', 'POST'] }, async (request) => {
    const { searchParams } = new URL(request.url);
    if (request.method === 'GET') return redirectToPage(searchParams, deps.settings.siteUrl);
    if (searchParams.has('token')) {
      // RFC 8058 §3.1: a form with List-Unsubscribe=One-Click, urlencoded or multipart.
      const form = await readText(request);
      if (form === null) return replyWith(413, { id: null, success: false, code: 'too_large' });
      if (!/List-Unsubscribe(=|"\s+)One-Click/.test(form)) return refused(null);
      return leave({ email: searchParams.get('email'), token: searchParams.get('token') }, deps);
    }
    const body = await readJson(request, MESSAGES.unsubscribeFailure);
    return body.ok ? leave(body.value, deps) : body.reply;
  });
}

function redirectToPage(query: URLSearchParams, siteUrl: string): Response {
  const page = new URL(`${siteUrl}/unsubscribe`);
  for (const name of ['email', 'token']) {
    const value = query.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return new Response(null, {
    status: 303,
    headers: { Location: page.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

async function leave(fields: Readonly<Record<string, unknown>>, deps: Dependencies): Promise<Response> {
  const echoed = echoId(fields['id']);
  const parsed = unsubscribeSchema.safeParse({
    id: fields['id'] ?? crypto.randomUUID(),
    email: fields['email'] ?? null,
    token: fields['token'] ?? null,
  });
  if (!parsed.success) return refused(echoed, refusedField(parsed.error.issues));
  const { id, email, token } = parsed.data;
  if (deps.database === null) return replyLater(echoed, 'unavailable', 300);

  const startedAt = deps.now();
  const answer = await deps.database.rpc<string>('unsubscribe', { email, token, request_id: id });
  // An address on the list changes a row, which takes longer.
  if (token === null) await untilNextStep(startedAt, deps);
  if (!answer.ok) {
    if (answer.reason === 'flood') return replyLater(echoed, 'rate_limited', answer.retryAfter);
    deps.log('unsubscribe_failed', { cause: answer.code });
    return answer.reason === 'refused' ? refused(echoed) : replyLater(echoed, 'unavailable', 10);
  }
  if (answer.value === 'wrong_token') {
    return replyWith(400, {
      id: echoed,
      success: false,
      code: 'wrong_token',
      error: MESSAGES.unsubscribeFailure,
    });
  }
  return replyWith(200, { id: echoed, success: true });
}

function refused(id: string | null, field?: RefusedField): Response {
  const { text = MESSAGES.unsubscribeFailure } = refusalOf(`invalid:${field}`);
  return replyWith(400, { id, success: false, code: 'invalid', ...(field && { field }), error: text });
}
