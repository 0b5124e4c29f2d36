import { business } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { button, COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html } from './markup.ts';
import type { MailHours } from './mail-hours.ts';

/** Who gets the confirmation of an inquiry. Holds nothing else of it, so that nothing typed can get into the mail. */
export interface ConfirmationRecord {
  readonly inquiryId: string;
  readonly email: string;
}

const title = 'We have your message';
const promise = `Thank you for reaching out. A member of our team reads every message, and you’ll have an answer within ${business.replyWithinHours} hours.`;
const sooner = 'In an emergency, call 911. If your question can’t wait, please call us:';
const stranger =
  'You’re receiving this one email because someone sent us a message with this address. If that wasn’t you, it was probably a typo. You don’t need to do anything, and you haven’t been added to any list.';

/**
 * The visitor's confirmation that an inquiry has arrived. It is the same for everybody: nobody can use the form to mail
 * words of their own to others.
 */
export function confirmationMail(
  { inquiryId, email }: ConfirmationRecord,
  { mailFrom }: Settings,
  hours: MailHours,
): Mail {
  return {
    // Without the hyphens, so that a search for the id finds the staff's mail alone.
    messageId: `<confirmation-${inquiryId.replaceAll('-', '')}@${mailFrom.split('@')[1]}>`,
    from: { name: business.name, address: mailFrom },
    to: email,
    replyTo: { name: business.name, address: business.email },
    subject: `${business.name}: ${title.toLowerCase()}`,
    html: htmlOf(hours),
    text: textOf(hours),
    // RFC 3834: keeps vacation notices and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

function htmlOf(hours: MailHours): string {
  const copy = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLORS.ink}`;
  return layout({
    title,
    preheader: `You’ll have an answer within ${business.replyWithinHours} hours.`,
    kicker: business.tagline,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:42px 48px 0">
          <div class="ink" style="font-family:${SERIF};font-size:38px;line-height:42px;color:${COLORS.ink}">
            ${title}
          </div>
          <div class="ink" style="${copy};padding-top:14px">${promise}</div>
          <div class="ink" style="${copy};padding-top:14px">${sooner}</div>
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:22px 48px 0">
          ${button(business.phone.href, business.phone.display, 'secondary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:24px 48px 42px">
          ${hours.weekly.map(
            ({ days, time }) => html`<div class="ink" style="${copy}">${days} &nbsp; ${time}</div>`,
          )}
          ${hours.special.map((line) => html`<div class="ink" style="${copy}">${line}</div>`)}
          <div
            class="soft"
            style="font-family:${SANS};font-size:14px;line-height:23px;color:${COLORS.soft};padding-top:4px"
          >
            ${business.hoursNote}
          </div>
        </td>
      </tr>
    </table>`,
    footer: html`${postalAddress}<br />${stranger}`,
  });
}

function textOf({ weekly, special }: MailHours): string {
  return [
    title,
    '',
    promise,
    '',
    `${sooner} ${business.phone.display}`,
    ...weekly.map(({ days, time }) => `${days}  ${time}`),
    ...special,
    business.hoursNote,
    '',
    '--',
    postalAddress,
    stranger,
  ].join('\n');
}
