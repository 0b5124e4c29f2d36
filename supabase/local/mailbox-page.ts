import type { Address } from 'postal-mime';
import type { StoredMail } from './mailbox.ts';

/** Headers of the mailbox's pages: no scripts, nothing from other origins, no framing. */
export const MAILBOX_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

const STYLE = `
:root { color-scheme: light; --paper: #fbf8f4; --ink: #2a2320; --quiet: #6d615a; --line: #e6dcd2; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font: 500 clamp(2rem, 5vw, 3rem)/1.15 "Cormorant Garamond", Georgia, serif; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font: 600 1.35rem/1.3 "Cormorant Garamond", Georgia, serif; margin: 2.5rem 0 .75rem; }
p.quiet, time { color: var(--quiet); }
a { color: inherit; text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 4px; }
ul { list-style: none; margin: 2rem 0 0; padding: 0; border-top: 1px solid var(--line); }
li a { display: grid; gap: .1rem; padding: 1rem 0; border-bottom: 1px solid var(--line); text-decoration: none; }
li strong { font-weight: 600; overflow-wrap: anywhere; } li a:hover strong { text-decoration: underline; }
li span { color: var(--quiet); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 2rem 0 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 42rem; border: 1px solid var(--line); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; border: 1px solid var(--line); background: #fff; font: .9rem/1.6 ui-monospace, monospace; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;
}

function addresses(list: Address[] | Address | undefined): string {
  return [list ?? []]
    .flat()
    .map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? '')))
    .join(', ');
}

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function timeOf({ mail }: StoredMail): string {
  const time = new Date(mail.date ?? '');
  return Number.isNaN(time.getTime()) ? (mail.date ?? '') : `${TIME.format(time)} UTC`;
}

function subjectOf({ mail }: StoredMail): string {
  return mail.subject?.trim() || 'No subject';
}

/** All mails, newest first. */
export function renderMailbox(mails: StoredMail[]): string {
  const items = mails.map((kept) => {
    const time = `<time>${escape(timeOf(kept))}</time>`;
    return `<li><a href="/__mail/${encodeURIComponent(kept.file)}"><strong>${escape(subjectOf(kept))}</strong>
<span>To ${escape(addresses(kept.mail.to))} · from ${escape(addresses(kept.mail.from))}</span>${time}</a></li>`;
  });
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="quiet">${items.length > 0 ? `${count}, newest first` : 'No mail yet'}. Kept on this computer; nothing was sent out.</p>
${list}`,
  );
}

/** One mail: sender, recipient and date, the HTML part in a sandboxed frame, the text part, all headers. */
export function renderMail(kept: StoredMail): string {
  const { mail } = kept;
  const rows = [
    ['From', addresses(mail.from)],
    ['To', addresses(mail.to)],
    ['Reply-To', addresses(mail.replyTo)],
    ['Date', timeOf(kept)],
  ].filter(([, value]) => value);
  const raw = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  return page(
    subjectOf(kept),
    `<p><a href="/__mail">Mailbox</a></p>
<h1>${escape(subjectOf(kept))}</h1>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value ?? '')}</dd>`).join('')}</dl>
${mail.html ? `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${escape(mail.html)}"></iframe>` : ''}
${mail.text ? `<h2>As text</h2><pre>${escape(mail.text)}</pre>` : ''}
<h2>Headers</h2><pre>${escape(raw)}</pre>`,
  );
}
