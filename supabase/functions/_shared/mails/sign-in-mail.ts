import { business } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html } from './markup.ts';

/** A code for an address that the database has found on the staff list. */
export interface SignInCode {
  readonly email: string;
  readonly code: string;
  /** Names this mail. */
  readonly id: string;
}

const VALID = 'It works once and expires in 10 minutes.';
const CAUTION =
  'If you didn’t request a code, you can ignore this email. We’ll never call to ask you for it.';

/** The mail with the code that opens the staff desk. It has no link: nothing that scans mails can use it up. */
export function signInMail({ email, code, id }: SignInCode, settings: Settings): Mail {
  const title = `${code} is your code`;
  const copy = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLORS.ink}`;
  const where = `Enter it at ${new URL(settings.siteUrl).host}/staff.`;
  return {
    messageId: `<sign-in-${id}@${settings.mailFrom.split('@')[1]}>`,
    from: { name: business.name, address: settings.mailFrom },
    to: email,
    replyTo: null,
    subject: `${title} for the ${business.name} desk`,
    html: layout({
      title,
      preheader: VALID,
      kicker: 'Staff desk',
      body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="edge" align="center" style="padding:42px 48px 0">
            <div class="ink" style="font-family:${SERIF};font-size:34px;line-height:38px;color:${COLORS.ink}">
              Your sign-in code
            </div>
          </td>
        </tr>
        <tr>
          <td class="edge" align="center" style="padding:28px 48px 0">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
              <tr>
                <td
                  class="note ink"
                  align="center"
                  style="background:${COLORS.paper};border:1px solid ${COLORS.gold};padding:24px 12px;font-family:${SANS};font-size:38px;line-height:44px;letter-spacing:.22em;color:${COLORS.ink}"
                >
                  ${code}
                </td>
              </tr>
            </table>
          </td>
        </tr>
        <tr>
          <td class="edge" align="center" style="padding:26px 48px 42px">
            <div class="ink" style="${copy}">${where} ${VALID}</div>
            <div
              class="soft"
              style="font-family:${SANS};font-size:14px;line-height:23px;color:${COLORS.soft};padding-top:14px"
            >
              ${CAUTION}
            </div>
          </td>
        </tr>
      </table>`,
      footer: html`${postalAddress}`,
    }),
    text: [`${title}.`, '', where, VALID, '', CAUTION, '', '--', postalAddress].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
