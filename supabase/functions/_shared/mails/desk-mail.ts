import { business } from '../content.ts';
import { isHeaderSafeAddress, oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { deskHref } from './desk.ts';
import { button, COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html, paragraphs } from './markup.ts';

/** What the staff should know of an inquiry. */
interface DeskNews {
  /** Of the mail, the same at each attempt. */
  readonly name: string;
  readonly inquiryId: string;
  /** A member of the staff; null: the staff's mailbox. */
  readonly to: string | null;
  /** Safe for a header. */
  readonly subject: string;
  readonly kicker: string;
  readonly title: string;
  /** What the visitor wrote. */
  readonly body: string;
  readonly below?: string;
}

/**
 * A mail to the staff about something that is answered in the desk: a reply to this mail goes to the staff's mailbox, because
 * it would reach the visitor from a private address.
 */
export function deskMail(news: DeskNews, { mailFrom, staffEmail, siteUrl }: Settings): Mail {
  const { title, below } = news;
  const href = deskHref(siteUrl, news.inquiryId);
  const copy = `font-family:${SANS};font-size:17px;line-height:27px;color:${COLORS.ink}`;
  return {
    messageId: `<${news.name}@${mailFrom.split('@')[1]}>`,
    from: { name: `${business.name} website`, address: mailFrom },
    to: news.to !== null && isHeaderSafeAddress(news.to) ? news.to : staffEmail,
    replyTo: { name: business.name, address: staffEmail },
    subject: news.subject,
    html: layout({
      title,
      preheader: oneLine(news.body, 140),
      kicker: news.kicker,
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
              ${paragraphs(news.body)}
            </div>
            ${below && html`<p class="ink" style="${copy};font-size:14px;line-height:22px">${below}</p>`}
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
      cleanText(news.body),
      '',
      ...(below ? [below, ''] : []),
      `Answer in the desk: ${href}`,
    ].join('\n'),
    // RFC 3834: keeps vacation notices and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
