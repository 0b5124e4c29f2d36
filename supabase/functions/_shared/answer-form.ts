import type { FunctionReply } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { type FormField, formPage, type Problems, thanksPage, unreadPage, type Words } from './form-page.ts';
import { type FormValues, isForm, readForm } from './form-post.ts';
import { type FormTexts, UNREAD } from './form-texts.ts';
import { echoId } from './respond.ts';

/** A form that a function takes without script, beside the JSON of the outbox. */
export interface NativeForm {
  readonly texts: FormTexts;
  /** The fields of the page, for a form with these values. */
  readonly fields: (values: FormValues) => readonly FormField[];
  /** The fields that the visitor does not see. */
  readonly hidden: readonly string[];
  readonly problems: (values: FormValues) => Problems;
  /** Does what the JSON call does, without waiting for the mail. */
  readonly submit: (values: FormValues, id: string) => Promise<Response>;
}

/** Answers a native form with a page: thanks, or the same form with what to correct and an id in a hidden field. */
export async function answerForm(
  request: Request,
  visitor: string | null,
  form: NativeForm,
  deps: Dependencies,
): Promise<Response> {
  const { siteUrl } = deps.settings;
  const values = await readForm(request);
  if (values === 'too_large' || values === 'malformed')
    return unreadPage(values === 'too_large' ? 413 : 400, UNREAD[values], siteUrl);

  const given = echoId(values['id']);
  const fields = form.fields(values);
  const again = (status: number, words: Words, problems: Problems, id: string | null) => {
    const hidden = { ...(id && { id }), ...pick(values, form.hidden) };
    const filled = { fields, values, hidden, problems, submit: form.texts.submit };
    return formPage(status, words, filled, siteUrl);
  };
  const correct = (status: number, problems: Problems) =>
    again(status, form.texts.correct, problems, given ?? crypto.randomUUID());

  const problems = form.problems(values);
  if (Object.keys(problems).length > 0) return correct(400, problems);
  const reply = await form.submit(values, await submissionId(values, given, visitor, deps));
  const { success, code, field, error } = (await reply.json()) as FunctionReply;
  // In progress: it is stored, and its mail is on its way.
  if (success || code === 'in_progress') return thanksPage(form.texts, siteUrl);
  if (reply.status === 429 || reply.status >= 500)
    return postponed(again(reply.status, form.texts.later, {}, given), reply);
  const isShown = fields.some(({ name }) => name === field);
  return correct(reply.status, { [(isShown && field) || '']: error ?? UNREAD.malformed.title });
}

/** Serves a function that takes native forms: what it cannot take now is answered with a page, too. */
export function withForms(
  serve: (request: Request) => Promise<Response>,
  deps: Dependencies,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const reply = await serve(request);
    const isPage = reply.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!isForm(request) || isPage || (reply.status !== 429 && reply.status < 500)) return reply;
    return postponed(unreadPage(reply.status, UNREAD.unavailable, deps.settings.siteUrl), reply);
  };
}

function postponed(page: Response, reply: Response): Response {
  page.headers.set('Retry-After', reply.headers.get('Retry-After') ?? '60');
  return page;
}

/**
 * The id of this submission. A prerendered page is the same for everybody and has none, and a page may be sent again with
 * other content. So the database decides: the same content, sent twice, has the same id.
 */
async function submissionId(
  values: FormValues,
  given: string | null,
  visitor: string | null,
  { database }: Dependencies,
): Promise<string> {
  const { id: _, ...content } = values;
  const args = { content: JSON.stringify(Object.entries(content).sort()), given };
  const decided = await database?.rpc('form_submission_id', args, visitor);
  return decided?.ok ? decided.value : (given ?? crypto.randomUUID());
}

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
