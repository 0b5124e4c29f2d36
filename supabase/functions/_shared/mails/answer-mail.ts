import { business } from '../content.ts';
import { headerText, isHeaderSafeAddress, oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { deskHref } from './desk.ts';
import { button, COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html, paragraphs } from './markup.ts';

/** What came back by mail to a reply. */
export interface AnswerRecord {
  /** The id of the message. */
  readonly id: string;
  readonly inquiryId: string;
  /** The visitor's name or, without one, address. */
  readonly who: string;
  readonly service: string | null;
  /** A mail server says that a reply did not arrive. */
  readonly isBounce: boolean;
  readonly body: string;
  readonly fileNames: readonly string[];
  /** Who takes care of the inquiry; null: nobody. */
  readonly assignee: string | null;
}

/**
 * Tells whoever takes care of an inquiry, or else all of the staff, that the visitor has answered. It is answered in the
 * desk: a reply to this mail goes to the staff's mailbox, because it would reach the visitor from a private address.
 */
export function answerMail(answer: AnswerRecord, settings: Settings): Mail {
  const { mailFrom, staffEmail, siteUrl } = settings;
  const who = oneLine(answer.who, 80);
  const title = answer.isBounce ? `Your reply to ${who} didn’t arrive` : `${who} has answered`;
  const service = oneLine(answer.service ?? '', 80);
  const href = deskHref(siteUrl, answer.inquiryId);
  const files =
    answer.fileNames.length > 0 &&
    `Attached: ${answer.fileNames.map((name) => oneLine(name, 80)).join(', ')}. Attachments aren’t kept. Ask for another way to see them.`;
  const copy = `font-family:${SANS};font-size:17px;line-height:27px;color:${COLORS.ink}`;
  return {
    messageId: `<answer-${answer.id}@${mailFrom.split('@')[1]}>`,
    from: { name: `${business.name} website`, address: mailFrom },
    to: answer.assignee !== null && isHeaderSafeAddress(answer.assignee) ? answer.assignee : staffEmail,
    replyTo: { name: business.name, address: staffEmail },
    subject: headerText(service ? `${title}: ${service}` : title, 200),
    html: layout({
      title,
      preheader: oneLine(answer.body, 140),
      kicker: answer.isBounce ? 'Not delivered' : 'New answer',
      body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="edge" style="padding:34px 40px 0">
            <div
              class="ink"
              style="font-family:${SERIF};font-size:32px;line-height:37px;color:${COLORS.ink};overflow-wrap:anywhere"
            >
              ${title}
            </div>
          </td>
        </tr>
        <tr>
          <td class="edge" style="padding:24px 40px 0">
            <div
              class="ink"
              dir="auto"
              style="border-left:2px solid ${COLORS.gold};padding:2px 0 2px 18px;${copy};overflow-wrap:anywhere"
            >
              ${paragraphs(answer.body)}
            </div>
            ${files && html`<p class="ink" style="${copy};font-size:14px;line-height:22px">${files}</p>`}
          </td>
        </tr>
        <tr>
          <td class="edge" style="padding:30px 40px 34px">
            ${button(href, 'Answer in the desk', 'primary')}
          </td>
        </tr>
      </table>`,
      footer: html`${postalAddress}`,
    }),
    text: [
      title,
      '',
      cleanText(answer.body),
      '',
      ...(files ? [files, ''] : []),
      `Answer in the desk: ${href}`,
    ].join('\n'),
    // RFC 3834: keeps vacation notices and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
