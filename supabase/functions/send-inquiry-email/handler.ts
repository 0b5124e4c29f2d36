import { answerForm, withForms } from '../_shared/answer-form.ts';
import { removeFiles } from '../_shared/attachments.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { isForm } from '../_shared/form-post.ts';
import { REPLY_WITHIN_MS, sweep } from '../_shared/jobs.ts';
import { MESSAGES } from '../_shared/messages.ts';
import { echoId, readJson, replyWith, serveFunction } from '../_shared/respond.ts';
import { sendPushes } from '../_shared/push.ts';
import { isAuthorizedAsService } from '../_shared/service-key.ts';
import { inquiryForm } from './form.ts';
import { mailStored, submitInquiry } from './submit.ts';

/**
 * Makes sure that an inquiry is stored and that the staff get one mail about it. The browser calls this after its
 * insert, instead of it, or again because a reply was lost. Once the row is stored, the browser sends its id alone.
 * Without script the browser posts the form itself and gets a page. `{"sweep": true}` with the service key sends
 * everything that is due, and deletes the files of deleted messages. With GET the desk asks for the key under which browsers subscribe to Web Push.
 */
export function createHandler(deps: MailDependencies): (request: Request) => Promise<Response> {
  const serve = serveFunction(deps, { methods: ['GET', 'POST'] }, async (request, visitor) => {
    if (request.method === 'GET')
      return replyWith(200, { id: null, success: true, pushKey: deps.settings.vapid?.publicKey ?? null });
    if (isForm(request)) {
      const form = inquiryForm(request, visitor, deps);
      return sweepAfter(await answerForm(request, visitor, form, deps), deps);
    }
    const body = await readJson(request, MESSAGES.inquiryFailure);
    if (!body.ok) return body.reply;
    if (body.value['sweep'] === true) return runSweep(request, visitor, deps);

    const id = echoId(body.value['id']);
    const response =
      id !== null && namesOnlyTheId(body.value)
        ? await mailStored(id, true, deps, REPLY_WITHIN_MS)
        : await submitInquiry(body.value, visitor, deps, REPLY_WITHIN_MS);
    return sweepAfter(response, deps);
  });
  return withForms(serve, deps);
}

/** A request with other fields is a form, which must have all of them. Older builds add `suspected`. */
const namesOnlyTheId = (body: object) =>
  Object.keys(body).every((name) => name === 'id' || name === 'suspected');

/** Names the caller's address, so that `npm run check-site` sees whether a forged one is believed. */
async function runSweep(request: Request, visitor: string, deps: MailDependencies): Promise<Response> {
  if (!(await isAuthorizedAsService(request, deps.settings))) {
    return replyWith(401, { id: null, success: false, code: 'invalid' });
  }
  const [counts] = await Promise.all([
    sweep(deps, 500),
    sendPushes(deps),
    removeFiles(deps),
    buildIfDue(deps),
  ]);
  return replyWith(200, { id: null, success: true, ...counts, visitor });
}

/** Every call also sends pushes and a few mails that others left behind, unless it was refused. */
function sweepAfter(response: Response, deps: MailDependencies): Response {
  if (deps.database !== null && response.status !== 400 && response.status !== 413)
    deps.background(
      Promise.all([sweep(deps, 3), sendPushes(deps)]).then(
        () => undefined,
        () => deps.log('sweep_failed', { cause: 'bug' }),
      ),
    );
  return response;
}

/** Asks the host for a build if a value of the site that was scheduled has begun. Never throws. */
async function buildIfDue({ database, requestBuild }: Dependencies): Promise<void> {
  const due = await database?.rpc('claim_due_build', {});
  if (due?.ok && due.value) await requestBuild();
}
