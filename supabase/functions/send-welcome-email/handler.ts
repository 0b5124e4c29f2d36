import { answerForm, withForms } from '../_shared/answer-form.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { isForm } from '../_shared/form-post.ts';
import { REPLY_WITHIN_MS } from '../_shared/jobs.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { echoId, readJson, serveFunction } from '../_shared/respond.ts';
import { subscribeForm } from './form.ts';
import { sendWelcome, subscribe } from './subscribe.ts';

/**
 * Sends the welcome mail of a subscribe request, once, to the subscriber in the database. It repeats the sign-up first,
 * which is idempotent by id, so this call may come before the browser's own or instead of it. Once the sign-up is
 * stored, the browser sends its id alone. The reply is the same for a new, a returning and a known address. Without
 * script the browser posts the form itself and gets a page.
 */
export function createHandler(deps: MailDependencies): (request: Request) => Promise<Response> {
  const serve = serveFunction(deps, { methods: ['POST'] }, async (request, visitor) => {
    if (isForm(request)) return answerForm(request, visitor, subscribeForm(visitor, deps), deps);
    const body = await readJson(request, MESSAGES.subscribeFailure);
    if (!body.ok) return body.reply;

    const known = echoId(body.value['id']);
    if (known !== null && !('email' in body.value)) return sendWelcome(known, deps, REPLY_WITHIN_MS);
    return subscribe(body.value, visitor, deps, REPLY_WITHIN_MS);
  });
  return withForms(serve, deps);
}
