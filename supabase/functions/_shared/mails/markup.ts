/** HTML for mails without injection: every interpolated value is escaped, unless `html` made it. */

import { cleanText } from '../clean-text.ts';

/** Safe HTML. Only `html` creates it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/** Tagged template: `html\`<b>${name}</b>\``. Null, undefined and false leave nothing behind; lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((string, index) => string + render(parts[index])).join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** For element content and quoted attributes. Without control characters, at which some mail programs cut the mail. */
export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** A visitor's text with its line breaks. */
export function paragraphs(text: string): Markup {
  const lines = cleanText(text).split('\n');
  return html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`;
}
