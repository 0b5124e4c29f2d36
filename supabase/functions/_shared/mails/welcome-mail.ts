import { business } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { button, COLORS, layout, postalAddress, SANS, SERIF } from './layout.ts';
import { html } from './markup.ts';

/** A subscriber from the database, which is the only source of a welcome mail's recipient. */
export interface SubscriberRecord {
  /** The subscribe request that this mail answers. */
  readonly requestId: string;
  readonly email: string;
  readonly token: string;
  readonly returning: boolean;
}

/**
 * The mail to a new or returning subscriber: the offer for first-time clients, one-click unsubscribe (RFC 8058) and the
 * postal address.
 */
export function welcomeMail(subscriber: SubscriberRecord, settings: Settings): Mail {
  // Only the token: an address in a link ends up in logs, histories and referrers.
  const query = `token=${encodeURIComponent(subscriber.token)}`;
  const unsubscribeHref = `${settings.siteUrl}/unsubscribe?${query}`;
  const offer = `${business.firstVisitDiscountPercent}% off your first visit`;
  const greeting = subscriber.returning ? 'Welcome back' : 'Welcome';
  return {
    messageId: `<welcome-${subscriber.requestId}@${settings.mailFrom.split('@')[1]}>`,
    from: { name: business.name, address: settings.mailFrom },
    to: subscriber.email,
    replyTo: { name: business.name, address: business.email },
    subject: `${greeting} to ${business.name}: ${offer}`,
    html: htmlOf({
      greeting,
      offer,
      unsubscribeHref,
      siteUrl: settings.siteUrl,
      returning: subscriber.returning,
    }),
    text: textOf({
      greeting,
      offer,
      unsubscribeHref,
      siteUrl: settings.siteUrl,
      returning: subscriber.returning,
    }),
    headers: {
      'List-Unsubscribe': `<${settings.siteUrl}/functions/v1/unsubscribe?${query}>, <mailto:${business.email}?subject=Unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface Parts {
  readonly greeting: string;
  readonly offer: string;
  readonly unsubscribeHref: string;
  readonly siteUrl: string;
  readonly returning: boolean;
}

const intro = ({ returning }: Parts) =>
  returning
    ? 'It’s lovely to have you back on our list. If you haven’t been in to see us yet, this is still yours:'
    : 'Thank you for joining us. Here’s a little something for your first visit:';
const howTo = 'Mention this email when you book or show it at the front desk. For first-time clients.';
const later =
  'From time to time, we’ll share new treatments, seasonal care and offers. You can unsubscribe anytime.';

function htmlOf(parts: Parts): string {
  const copy = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLORS.ink}`;
  return layout({
    title: `${parts.greeting} to ${business.name}`,
    preheader: `${parts.offer}. Mention this email when you book.`,
    kicker: business.tagline,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:42px 48px 0">
          <div class="ink" style="font-family:${SERIF};font-size:38px;line-height:42px;color:${COLORS.ink}">
            ${parts.greeting}
          </div>
          <div class="ink" style="${copy};padding-top:14px">${intro(parts)}</div>
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:30px 48px 0">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td
                class="note"
                align="center"
                style="background:${COLORS.paper};border:1px solid ${COLORS.gold};padding:30px 20px 28px"
              >
                <div
                  class="clay"
                  style="font-family:${SERIF};font-size:72px;line-height:68px;color:${COLORS.clay}"
                >
                  ${business.firstVisitDiscountPercent}%
                </div>
                <div
                  class="ink"
                  style="font-family:${SANS};font-size:14px;line-height:20px;letter-spacing:.18em;text-transform:uppercase;color:${COLORS.ink};padding-top:10px"
                >
                  off your first visit
                </div>
              </td>
            </tr>
          </table>
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:30px 48px 0">
          ${button(business.bookingUrl, 'Book now', 'primary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:14px 48px 0">
          ${button(`${parts.siteUrl}/services`, 'See all treatments', 'secondary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:26px 48px 42px">
          <div class="ink" style="${copy}">${howTo}</div>
          <div
            class="soft"
            style="font-family:${SANS};font-size:14px;line-height:23px;color:${COLORS.soft};padding-top:14px"
          >
            ${later}
          </div>
        </td>
      </tr>
    </table>`,
    footer: html`${postalAddress}<br /><a
        class="soft"
        href="${business.phone.href}"
        style="color:${COLORS.soft}"
        >${business.phone.display}</a
      >
      &nbsp;·&nbsp;
      <a class="soft" href="mailto:${business.email}" style="color:${COLORS.soft}">${business.email}</a><br />
      You’re receiving this because this address was signed up at ${new URL(parts.siteUrl).host}.<br />
      <a class="soft" href="${parts.unsubscribeHref}" style="color:${COLORS.soft}">Unsubscribe</a>`,
  });
}

function textOf(parts: Parts): string {
  return [
    `${parts.greeting} to ${business.name}`,
    '',
    intro(parts),
    '',
    parts.offer.toUpperCase(),
    '',
    howTo,
    '',
    `Book now: ${business.bookingUrl}`,
    `All treatments: ${parts.siteUrl}/services`,
    '',
    later,
    '',
    '--',
    postalAddress,
    `${business.phone.display} · ${business.email}`,
    `You’re receiving this because this address was signed up at ${new URL(parts.siteUrl).host}.`,
    `Unsubscribe: ${parts.unsubscribeHref}`,
  ].join('\n');
}
