/** The pages that answer a form sent without the site's script: small, without scripts, and never stored. */
import { business } from './content.ts';
import type { FormValues } from './form-post.ts';
import { type FormTexts, PAGE } from './form-texts.ts';
import { FORM_STYLE } from './form-style.ts';
import { escapeHtml, html, Markup } from './mails/markup.ts';
import { postalAddress } from './mails/layout.ts';

/** A field of the page. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly required: boolean;
  readonly autocomplete?: string;
}

/** What is wrong, by the field's name. An empty name stands for the whole form. */
export type Problems = Readonly<Record<string, string>>;

interface FilledForm {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** Values that the visitor does not see: the id, and where the form came from. */
  readonly hidden: FormValues;
  readonly problems: Problems;
  readonly submit: string;
}

/** What stands above a form, or instead of it. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** The page after a form was taken. */
export const thanksPage = ({ thanks }: FormTexts, siteUrl: string): Response => page(200, thanks, siteUrl);

/** A page about a form that was not read. The visitor can go back to it, because the browser still has it. */
export const unreadPage = (status: number, words: Words, siteUrl: string): Response =>
  page(status, words, siteUrl);

/** The same form, filled as it was sent, with each problem beside its field. */
export function formPage(status: number, words: Words, form: FilledForm, siteUrl: string): Response {
  return page(status, words, siteUrl, formMarkup(form), Object.keys(form.problems).length > 0);
}

function page(
  status: number,
  { title, text }: Words,
  siteUrl: string,
  form: Markup | null = null,
  hasProblems = false,
): Response {
  const nonce = crypto.randomUUID();
  const document = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${hasProblems && 'Error: '}${title} | ${business.name}</title>
      <style nonce="${nonce}">
        ${FORM_STYLE}
      </style>
    </head>
    <body>
      <header>
        <a href="${siteUrl}/">${business.name}</a>
        <p>${business.tagline}</p>
      </header>
      <main>
        <h1>${title}</h1>
        <p>${text}</p>
        ${form ?? html`<p><a class="button" href="${siteUrl}/">${PAGE.home}</a></p>`}
      </main>
      <footer>
        <p>
          ${PAGE.call} <a href="${business.phone.href}">${business.phone.display}</a> ·
          <a href="mailto:${business.email}">${business.email}</a>
        </p>
        <p>${postalAddress}</p>
      </footer>
    </body>
  </html>`;
  return new Response(`<!doctype html>${document.source}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      // Not no-referrer: the browser would send the origin "null" with the corrected form.
      'Referrer-Policy': 'same-origin',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** The form has no `action`, so it posts to the address of this page, which only the proxy in front of the function knows. */
function formMarkup({ fields, values, hidden, problems, submit }: FilledForm): Markup {
  const wrong = fields.filter(({ name }) => problems[name] !== undefined);
  return html`${
      Object.keys(problems).length > 0 &&
      html`<div role="alert" class="problems">
        <p>${PAGE.problem}</p>
        <ul>
          ${wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}: ${problems[name]}</a></li>`)}
          ${problems[''] && html`<li>${problems['']}</li>`}
        </ul>
      </div>`
    }
    <form method="post" accept-charset="utf-8" novalidate>
      ${Object.entries(hidden).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      ${fields.map((field) => fieldMarkup(field, values[field.name] ?? '', problems[field.name]))}
      <button type="submit" class="button">${submit}</button>
    </form>`;
}

function fieldMarkup(
  { name, label, type, required, autocomplete }: FormField,
  value: string,
  problem: string | undefined,
): Markup {
  const attributes = html`id="${name}"
  name="${name}"${required && html` required`}${
    autocomplete && html` autocomplete="${autocomplete}"`
  }${problem && html` aria-invalid="true" aria-describedby="${name}-problem"`}`;
  return html`<div class="field">
    <label for="${name}">${label}${!required && html` <span>${PAGE.optional}</span>`}</label>
    ${
      type === 'textarea'
        ? // The parser drops the first line break of a textarea.
          new Markup(`<textarea rows="8" ${attributes.source}>\n${escapeHtml(value)}</textarea>`)
        : new Markup(`<input type="${type}" ${attributes.source} value="${escapeHtml(value)}" />`)
    }
    ${problem && html`<p id="${name}-problem" class="problem">${problem}</p>`}
  </div>`;
}
