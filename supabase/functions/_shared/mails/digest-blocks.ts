/** The parts of the digest mail's HTML. */
import { isHeaderSafeAddress, oneLine } from '../addresses.ts';
import { business } from '../content.ts';
import type { Digest, DigestInquiry } from './digest.ts';
import { COLORS, SANS, SERIF } from './layout.ts';
import { html, type Markup, paragraphs } from './markup.ts';
import { deskHref } from './desk.ts';
import { ageOf, formatTime } from './when.ts';

/** The three counts of the day, side by side. */
export function figures({ inquiryCount, signUpCount, scanCount }: Digest): Markup {
  const figure = (value: number, label: string) =>
    html`<td
      class="note line"
      align="center"
      width="33%"
      style="background:${COLORS.paper};border:1px solid ${COLORS.line};padding:18px 6px 16px"
    >
      <div class="clay" style="font-family:${SERIF};font-size:40px;line-height:42px;color:${COLORS.clay}">
        ${value}
      </div>
      <div
        class="soft"
        style="font-family:${SANS};font-size:13px;line-height:18px;color:${COLORS.soft};padding-top:4px"
      >
        ${label}
      </div>
    </td>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${figure(inquiryCount, inquiryCount === 1 ? 'open inquiry' : 'open inquiries')}
      ${figure(signUpCount, signUpCount === 1 ? 'sign-up' : 'sign-ups')}
      ${figure(scanCount, scanCount === 1 ? 'scan' : 'scans')}
    </tr>
  </table>`;
}

interface SectionWords {
  intro?: string | null;
  empty?: string | false;
  more?: string | null;
  note?: string | false;
}

/** A titled section of the card. */
export function section(title: string, blocks: readonly Markup[], words: SectionWords): Markup {
  const small = (text: string | null | undefined | false) =>
    text &&
    html`<div
      class="soft"
      style="font-family:${SANS};font-size:14px;line-height:22px;color:${COLORS.soft};padding-top:8px"
    >
      ${text}
    </div>`;
  return html`<tr>
    <td class="edge" style="padding:34px 40px 0">
      <div
        class="ink"
        style="border-bottom:1px solid ${COLORS.gold};padding-bottom:8px;font-family:${SERIF};font-size:24px;line-height:28px;color:${COLORS.ink}"
      >
        ${title}
      </div>
      ${small(words.intro)} ${blocks} ${small(words.empty)} ${small(words.more)} ${small(words.note)}
    </td>
  </tr>`;
}

const cell = `border-bottom:1px solid ${COLORS.line};padding:9px 0;font-family:${SANS};font-size:15px;line-height:22px`;

/** A table of rows: a name, a detail in small type, and a value at the right. */
export function rowsOf(rows: readonly (readonly [Markup | string, string, string | number])[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows.map(rowOf)}
  </table>`;
}

export const rowOf = ([first, second, third]: readonly [Markup | string, string, string | number]) =>
  html`<tr>
    <td class="line ink" style="${cell};color:${COLORS.ink};overflow-wrap:anywhere">
      ${first} <span class="soft" style="font-size:13px;color:${COLORS.soft}">${second}</span>
    </td>
    <td class="line clay" align="right" style="${cell};color:${COLORS.clay};white-space:nowrap">${third}</td>
  </tr>`;

/** An inquiry in one row, which links to it in the staff desk. */
export function inquiryRow(
  inquiry: DigestInquiry,
  now: Date,
  siteUrl: string,
): readonly [Markup, string, string] {
  const link = html`<a href="${deskHref(siteUrl, inquiry.id)}" style="color:${COLORS.ink}"
    >${whoOf(inquiry)}</a
  >`;
  const detail = [oneLine(inquiry.service ?? '', 60), isLate(inquiry, now) && 'overdue'];
  return [link, detail.filter(Boolean).join(' · '), ageOf(inquiry.arrivedAt, now)];
}

/** The visitor's name, or the address or the phone number if there is none. */
export const whoOf = ({ name, email, phone }: DigestInquiry): string =>
  oneLine(name ?? '', 80) || oneLine(email, 80) || oneLine(phone ?? '', 40);

const isLate = ({ arrivedAt }: DigestInquiry, now: Date) =>
  now.getTime() - arrivedAt.getTime() > business.replyWithinHours * 3_600_000;

/** How long an open inquiry has been waiting, and whether that is longer than visitors are promised. */
export const waiting = (inquiry: DigestInquiry, now: Date): string =>
  `waiting for ${ageOf(inquiry.arrivedAt, now)}${isLate(inquiry, now) ? ', overdue' : ''}`;

/** One inquiry with everything needed to answer it. */
export function inquiryBlock(inquiry: DigestInquiry, now: Date, siteUrl: string): Markup {
  const service = oneLine(inquiry.service ?? '', 120);
  const reply = isHeaderSafeAddress(inquiry.email)
    ? `mailto:${encodeURIComponent(inquiry.email)}?subject=${encodeURIComponent(`Your inquiry to ${business.name}`)}`
    : null;
  const address = oneLine(inquiry.email, 254);
  return html`<div
    class="line"
    style="border-bottom:1px solid ${COLORS.line};padding:16px 0;font-family:${SANS};overflow-wrap:anywhere"
  >
    <div class="ink" style="font-size:17px;line-height:24px;font-weight:500;color:${COLORS.ink}">
      ${whoOf(inquiry)}
    </div>
    <div class="clay" style="font-size:14px;line-height:21px;color:${COLORS.clay}">
      ${[service, formatTime(inquiry.arrivedAt), waiting(inquiry, now)].filter(Boolean).join(' · ')}
    </div>
    <div class="ink" style="font-size:15px;line-height:24px;color:${COLORS.ink};padding-top:8px">
      ${paragraphs(inquiry.message)}${inquiry.shortened && '…'}
    </div>
    <div class="soft" style="font-size:14px;line-height:22px;color:${COLORS.soft};padding-top:8px">
      ${reply ? html`<a href="${reply}" class="ink" style="color:${COLORS.ink}">${address}</a>` : address}
      ${inquiry.phone && html`${address && html`&nbsp;·&nbsp; `}${oneLine(inquiry.phone, 40)}`}
      ${inquiry.shortened && html`<br />This message was shortened.`}<br /><a
        href="${deskHref(siteUrl, inquiry.id)}"
        class="ink"
        style="color:${COLORS.ink}"
        >Open in the staff desk</a
      >
    </div>
  </div>`;
}
