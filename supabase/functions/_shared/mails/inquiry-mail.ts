import { phoneHref } from '../phone-href.ts';
import { sourceName } from '../source-name.ts';
import { business } from '../content.ts';
import { FIELD_LABELS } from '../form-texts.ts';
import { OTHER_FIELDS, type OtherField } from '../inquiry-fields.ts';
import { displayName, headerText, isReplyAddress, oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { button, COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html, type Markup, paragraphs } from './markup.ts';
import { deskHref } from './desk.ts';
import { delayBetween, formatTime } from './when.ts';

/** An inquiry from the database or, without one, from the request. */
export interface InquiryRecord extends Readonly<Record<OtherField, string | null>> {
  readonly id: string;
  /** Null if the visitor gave none. */
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly source: string;
  readonly referrer: string | null;
  readonly submittedAt: Date;
  /** When it reached the server. */
  readonly arrivedAt: Date;
  readonly suspected: boolean;
  /** Whether the database has it, so that the staff desk can show it. */
  readonly stored: boolean;
}

/**
 * The mail to the staff about one inquiry. Replying to it answers the visitor, unless the visitor's address is not safe
 * for a header, or `mayReply` is false; then the mail only shows it.
 */
export function inquiryMail(inquiry: InquiryRecord, settings: Settings, mayReply = true): Mail {
  const facts = describe(inquiry, settings, mayReply);
  return {
    messageId: `<inquiry-${inquiry.id}@${settings.mailFrom.split('@')[1]}>`,
    from: { name: `${business.name} website`, address: settings.mailFrom },
    to: settings.staffEmail,
    replyTo: facts.canReply ? { name: displayName(inquiry.name ?? ''), address: inquiry.email } : null,
    subject: facts.subject,
    html: htmlOf(inquiry, facts),
    text: textOf(inquiry, facts),
    // Prevents automatic replies of the staff's mailbox from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    plain: () => inquiryMail(inquiry, settings, false),
  };
}

/** Marks a subject, at its beginning, where lists of mails do not cut it. */
const SUSPECTED = '[Possibly a bot]';

type Facts = ReturnType<typeof describe>;

function describe(inquiry: InquiryRecord, { siteUrl }: Settings, mayReply: boolean) {
  const who = oneLine(inquiry.name ?? '', 80) || oneLine(inquiry.email, 80);
  const service = oneLine(inquiry.service ?? '', 80) || null;
  const canReply = mayReply && isReplyAddress(inquiry.email);
  const delay = delayBetween(inquiry.submittedAt, inquiry.arrivedAt);
  const note =
    delay.kind === 'waited'
      ? `This message waited ${delay.duration} on the visitor’s device before it could be sent.`
      : delay.kind === 'clock'
        ? 'The clock on the visitor’s device looks wrong. Go by the arrival time.'
        : null;
  const subject = service ? `Inquiry from ${who}: ${service}` : `Inquiry from ${who}`;
  const suspicion = inquiry.suspected
    ? 'This may be from a bot. The form was filled out faster than people type, or has text in a field that people can’t see. A browser that fills in forms can cause that, so please take a look.'
    : null;
  return {
    who,
    canReply,
    subject: headerText(inquiry.suspected ? `${SUSPECTED} ${subject}` : subject, 200),
    replyHref: `mailto:${encodeURIComponent(cleanText(inquiry.email))}?subject=${encodeURIComponent(
      `Your inquiry to ${business.name}`,
    )}`,
    deskHref: inquiry.stored ? deskHref(siteUrl, inquiry.id) : null,
    callHref: phoneHref(inquiry.phone ?? ''),
    notes: [suspicion, note].filter((text) => text !== null),
    rows: [
      ['Email', inquiry.email],
      ['Phone', inquiry.phone],
      ...OTHER_FIELDS.map((name) => [name === 'service' ? 'Service' : FIELD_LABELS[name], inquiry[name]]),
      ['Written', formatTime(inquiry.submittedAt)],
      ['Arrived', formatTime(inquiry.arrivedAt)],
      ['Sent from', sourceName(inquiry.source)],
      ['Came from', inquiry.referrer],
      ['Reference', inquiry.id],
    ].filter((row): row is [string, string] => Boolean(row[1])),
  };
}

function htmlOf(inquiry: InquiryRecord, facts: Facts): string {
  return layout({
    title: facts.subject,
    preheader: oneLine(inquiry.message, 140),
    kicker: 'New inquiry',
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" style="padding:34px 40px 0">
          <div
            class="ink"
            style="font-family:${SERIF};font-size:34px;line-height:38px;color:${COLORS.ink};overflow-wrap:anywhere"
          >
            ${facts.who}
          </div>
          ${
            inquiry.service &&
            html`<div
              class="clay"
              style="font-family:${SANS};font-size:16px;line-height:24px;color:${COLORS.clay};padding-top:6px"
            >
              ${oneLine(inquiry.service, 120)}
            </div>`
          }
        </td>
      </tr>
      ${facts.notes.map(noteRow)}
      <tr>
        <td class="edge" style="padding:24px 40px 0">
          <div
            class="ink"
            style="border-left:2px solid ${COLORS.gold};padding:2px 0 2px 18px;font-family:${SANS};font-size:17px;line-height:27px;color:${COLORS.ink};overflow-wrap:anywhere"
          >
            ${paragraphs(inquiry.message)}
          </div>
        </td>
      </tr>
      <tr>
        <td class="edge" style="padding:30px 40px 4px">${buttons(facts)}</td>
      </tr>
      ${
        facts.deskHref &&
        html`<tr>
          <td
            class="edge"
            align="center"
            style="padding:6px 40px 8px;font-family:${SANS};font-size:15px;line-height:24px"
          >
            <a class="ink" href="${facts.deskHref}" style="color:${COLORS.ink}">Open in the staff desk</a>
          </td>
        </tr>`
      }
      <tr>
        <td class="edge" style="padding:22px 40px 34px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            ${facts.rows.map(factRow(facts))}
          </table>
        </td>
      </tr>
    </table>`,
    footer: html`We promise visitors an answer within ${business.replyWithinHours} hours.<br />${postalAddress}`,
  });
}

function buttons(facts: Facts): Markup {
  const reply = button(facts.replyHref, 'Reply', 'primary');
  if (facts.callHref === null) return reply;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td class="half" width="50%" style="padding:0 6px 12px 0">${reply}</td>
      <td class="half" width="50%" style="padding:0 0 12px 6px">
        ${button(facts.callHref, 'Call', 'secondary')}
      </td>
    </tr>
  </table>`;
}

const noteRow = (note: string) =>
  html`<tr>
    <td class="edge" style="padding:20px 40px 0">
      <div
        class="note ink"
        style="background:${COLORS.paper};padding:13px 16px;font-family:${SANS};font-size:14px;line-height:21px;color:${COLORS.ink}"
      >
        ${note}
      </div>
    </td>
  </tr>`;

const factRow =
  (facts: Facts) =>
  ([label, value]: [string, string]) => {
    const href = label === 'Email' ? facts.replyHref : label === 'Phone' ? facts.callHref : null;
    const cell =
      'border-top:1px solid ' + COLORS.line + ';padding:10px 0;font-family:' + SANS + ';vertical-align:top';
    return html`<tr>
      <td class="line soft" width="92" style="${cell};font-size:13px;line-height:22px;color:${COLORS.soft}">
        ${label}
      </td>
      <td
        class="line ink"
        style="${cell};font-size:15px;line-height:22px;color:${COLORS.ink};overflow-wrap:anywhere"
      >
        ${href ? html`<a href="${href}" style="color:${COLORS.ink}">${value}</a>` : value}
      </td>
    </tr>`;
  };

function textOf(inquiry: InquiryRecord, facts: Facts): string {
  const rows = facts.rows.map(([label, value]) => `${`${label}:`.padEnd(11)} ${oneLine(value, 2048)}`);
  return [
    facts.subject,
    '',
    ...facts.notes.flatMap((note) => [note, '']),
    cleanText(inquiry.message),
    '',
    '--',
    ...rows,
    ...(facts.deskHref ? ['', `Open in the staff desk: ${facts.deskHref}`] : []),
    '',
    facts.canReply
      ? `Press Reply to answer ${facts.who}.`
      : `Pressing Reply won’t reach the visitor. Check the address, and write to it instead: ${facts.replyHref}`,
  ].join('\n');
}
