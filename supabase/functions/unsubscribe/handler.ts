import { answerForm, type NativeForm, withForms } from '../_shared/answer-form.ts';
import { unsubscribeSchema } from '../_shared/contract.ts';
import { isForm } from '../_shared/form-post.ts';
import { emailProblem } from '../_shared/form-problems.ts';
import { FIELD_LABELS, UNSUBSCRIBE_TEXTS } from '../_shared/form-texts.ts';
import { MESSAGES } from '../_shared/messages.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { refusalOf, refusedField, type RefusedField } from '../_shared/refusals.ts';
import { untilNextStep } from '../_shared/steady-reply.ts';
import {
  echoId,
  readJson,
  replyLater,
  replyToFailure,
  replyWith,
  serveFunction,
} from '../_shared/respond.ts';

/**
 * Takes an address off the mailing list. Accepts the page's JSON, its form without script, and a mail program's one-click
 * POST with the token in the query (RFC 8058; older mails add the address). The token is the proof, so such a POST may
 * come from any origin and with any body. GET changes nothing, because scanners follow links; it redirects to the page.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const options = { methods: ['GET', 'POST'], isOpen: isOneClick } as const;
  const serve = serveFunction(deps, options, async (request, visitor) => {
    const { searchParams } = new URL(request.url);
    if (request.method === 'GET') return redirectToPage(searchParams, deps.settings.siteUrl);
    if (isOneClick(request))
      return leave({ email: searchParams.get('email'), token: searchParams.get('token') }, deps);
    if (isForm(request)) return answerForm(request, visitor, unsubscribeForm(deps), deps);
    const body = await readJson(request, MESSAGES.unsubscribeFailure);
    return body.ok ? leave(body.value, deps) : body.reply;
  });
  return withForms(serve, deps);
}

const isOneClick = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).searchParams.has('token');

/** The form of the unsubscribe page. */
const unsubscribeForm = (deps: Dependencies): NativeForm => ({
  texts: UNSUBSCRIBE_TEXTS,
  fields: () => [
    { name: 'email', label: FIELD_LABELS.email, type: 'email', required: true, autocomplete: 'email' },
  ],
  hidden: [],
  problems: emailProblem,
  submit: ({ email }, id) => leave({ id, email, token: null }, deps),
});

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
  const answer = await deps.database.rpc('unsubscribe', { email, token, request_id: id });
  // Hides the longer time that it takes to change the row of an address that is on the list.
  if (token === null) await untilNextStep(startedAt, deps);
  if (!answer.ok) {
    if (answer.reason !== 'flood') deps.log('unsubscribe_failed', { cause: answer.code });
    return answer.reason === 'refused' ? refused(echoed) : replyToFailure(echoed, answer);
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
