import { business } from '../content.ts';
import { displayName, oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { COLORS, SANS } from './layout.ts';
import { html, paragraphs } from './markup.ts';
import { formatTime } from './when.ts';

/** What a member of the staff answers to an inquiry. */
export interface ReplyRecord {
  /** The id of the message. */
  readonly id: string;
  readonly email: string;
  /** The visitor's own words, which the mail quotes. */
  readonly question: string;
  readonly askedAt: Date;
  readonly body: string;
  /** How the writer signs. Null: with the business's name alone. */
  readonly authorName: string | null;
  /** The part after the + of the address that takes the visitor's answer (see `receive-email`). */
  readonly token: string;
  /** The Message-ID of the visitor's latest answer, so that mail programs show one conversation. */
  readonly answers: string | null;
}

/** `reply@in.example.com` and a token make `reply+<token>@in.example.com`. */
export function replyAddress(inboundAddress: string, token: string): string {
  const at = inboundAddress.lastIndexOf('@');
  return `${inboundAddress.slice(0, at)}+${token}${inboundAddress.slice(at)}`;
}

/** A Message-ID in a header: one word in angle brackets, so that it can't add a header of its own. */
const MESSAGE_ID = /^<[!-;=?-~]{1,900}>$/;

/**
 * The mail that answers a visitor. It looks like a person's mail, not like a newsletter. The visitor's answer goes to the
 * inquiry's own address if the business takes mail there, else to the staff's mailbox.
 */
export function replyMail(reply: ReplyRecord, { mailFrom, staffEmail, inbound }: Settings): Mail {
  const signature = [reply.authorName && oneLine(reply.authorName, 60), business.name].filter(
    (line): line is string => Boolean(line),
  );
  const name = displayName(signature.join(' at '));
  const previous = reply.answers !== null && MESSAGE_ID.test(reply.answers) ? reply.answers : null;
  return {
    messageId: `<reply-${reply.id}@${mailFrom.split('@')[1]}>`,
    from: { name, address: mailFrom },
    to: reply.email,
    replyTo: { name, address: inbound ? replyAddress(inbound.address, reply.token) : staffEmail },
    subject: `${previous ? 'Re: ' : ''}Your inquiry to ${business.name}`,
    html: htmlOf(reply, signature),
    text: textOf(reply, signature),
    headers: previous ? { 'In-Reply-To': previous, References: previous } : {},
  };
}

const intro = (askedAt: Date) => `On ${formatTime(askedAt)}, you wrote:`;

function htmlOf(reply: ReplyRecord, signature: readonly string[]): string {
  const copy = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLORS.ink}`;
  const soft = `font-family:${SANS};font-size:14px;line-height:22px;color:${COLORS.soft}`;
  return `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Your inquiry to ${business.name}</title>
      </head>
      <body style="margin:0;padding:24px 16px;max-width:600px">
        <div dir="auto" style="${copy};overflow-wrap:anywhere">${paragraphs(reply.body)}</div>
        <p style="${copy};margin:24px 0 0">
          ${signature.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}<br />
          <a href="${business.phone.href}" style="color:${COLORS.clay}">${business.phone.display}</a>
        </p>
        <p style="${soft};margin:32px 0 8px">${intro(reply.askedAt)}</p>
        <blockquote
          dir="auto"
          style="${soft};margin:0;padding:0 0 0 14px;border-left:2px solid ${COLORS.line};overflow-wrap:anywhere"
        >
          ${paragraphs(reply.question)}
        </blockquote>
      </body>
    </html>`.source
  }`.replace(/\n\s+/g, '\n');
}

const textOf = (reply: ReplyRecord, signature: readonly string[]): string =>
  [
    cleanText(reply.body),
    '',
    ...signature,
    business.phone.display,
    '',
    intro(reply.askedAt),
    ...cleanText(reply.question)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd()),
  ].join('\n');
