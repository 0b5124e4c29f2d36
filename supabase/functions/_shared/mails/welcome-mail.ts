import { business, offer } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { button, COLORS, layout, SANS, SERIF } from './layout.ts';
import { html } from './markup.ts';
import {
  copyStyle,
  envelopeOf,
  footerLines,
  footerOf,
  later,
  smallStyle,
  type SubscriberRecord,
} from './subscriber-mail.ts';

const headline = `${offer.percent}% off your first treatment`;

/**
 * The mail to a new or returning subscriber: the offer for first-time clients with its code and terms, one-click
 * unsubscribe (RFC 8058) and the postal address.
 */
export function welcomeMail(subscriber: SubscriberRecord, settings: Settings): Mail {
  const greeting = subscriber.returning ? 'Welcome back' : 'Welcome';
  return {
    ...envelopeOf(subscriber, settings),
    subject: `${greeting} to ${business.name}: ${headline}`,
    html: htmlOf(greeting, subscriber, settings),
    text: textOf(greeting, subscriber, settings),
  };
}

const intro = ({ returning }: SubscriberRecord) =>
  returning
    ? 'It’s lovely to have you back on our list. If you haven’t been in to see us yet, this is still yours:'
    : 'Thank you for joining us. Here’s a little something for your first treatment:';

function htmlOf(greeting: string, subscriber: SubscriberRecord, settings: Settings): string {
  return layout({
    title: `${greeting} to ${business.name}`,
    preheader: `${headline} with the code ${offer.code}.`,
    kicker: business.tagline,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:42px 48px 0">
          <div class="ink" style="font-family:${SERIF};font-size:38px;line-height:42px;color:${COLORS.ink}">
            ${greeting}
          </div>
          <div class="ink" style="${copyStyle};padding-top:14px">${intro(subscriber)}</div>
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
                  ${offer.percent}%
                </div>
                <div
                  class="ink"
                  style="font-family:${SANS};font-size:14px;line-height:20px;letter-spacing:.18em;text-transform:uppercase;color:${COLORS.ink};padding-top:10px"
                >
                  off your first treatment
                </div>
                <div class="soft" style="${smallStyle};padding-top:22px">Your code</div>
                <div
                  class="ink"
                  style="font-family:${SANS};font-size:22px;line-height:30px;letter-spacing:.14em;color:${COLORS.ink}"
                >
                  ${offer.code}
                </div>
              </td>
            </tr>
          </table>
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:26px 48px 0">
          <div class="ink" style="${copyStyle}">${offer.howTo}</div>
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:26px 48px 0">
          ${button(business.bookingUrl, 'Book now', 'primary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:14px 48px 0">
          ${button(`${settings.siteUrl}/services`, 'See all treatments', 'secondary')}
        </td>
      </tr>
      <tr>
        <td class="edge" align="center" style="padding:26px 48px 42px">
          <div class="soft" style="${smallStyle}">${offer.terms.join(' ')}</div>
          <div class="soft" style="${smallStyle};padding-top:14px">${later}</div>
        </td>
      </tr>
    </table>`,
    footer: footerOf(subscriber, settings),
  });
}

function textOf(greeting: string, subscriber: SubscriberRecord, settings: Settings): string {
  return [
    `${greeting} to ${business.name}`,
    '',
    intro(subscriber),
    '',
    headline.toUpperCase(),
    `Your code: ${offer.code}`,
    '',
    offer.howTo,
    '',
    `Book now: ${business.bookingUrl}`,
    `All treatments: ${settings.siteUrl}/services`,
    '',
    ...offer.terms,
    '',
    later,
    '',
    ...footerLines(subscriber, settings),
  ].join('\n');
}
