import { business, offer as words } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import type { Offer } from '../offer-now.ts';
import { button, COLORS, layout, SANS, SERIF } from './layout.ts';
import { validityOf } from './mail-offer.ts';
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

const headlineOf = ({ discount }: Offer) => `${discount} off your first treatment`;
const howToOf = ({ code }: Offer) => (code === undefined ? words.howToWithoutCode : words.howTo);
const termsOf = (offer: Offer) => [
  ...words.terms,
  ...(offer.terms === undefined ? [] : [offer.terms]),
  validityOf(offer),
];

/**
 * The mail to a new or returning subscriber: the offer for first-time clients with its code and terms if there is one,
 * one-click unsubscribe (RFC 8058) and the postal address.
 */
export function welcomeMail(
  subscriber: SubscriberRecord,
  settings: Settings,
  offer: Offer | undefined,
): Mail {
  const greeting = subscriber.returning ? 'Welcome back' : 'Welcome';
  return {
    ...envelopeOf(subscriber, settings),
    subject: `${greeting} to ${business.name}${offer ? `: ${headlineOf(offer)}` : ''}`,
    html: htmlOf(greeting, subscriber, settings, offer),
    text: textOf(greeting, subscriber, settings, offer),
  };
}

const intro = ({ returning }: SubscriberRecord, offer: Offer | undefined) => {
  if (!offer)
    return returning
      ? 'It’s lovely to have you back on our list. Our door is open whenever you’d like some quiet time.'
      : 'Thank you for joining us. Whenever you’d like some quiet time, our door is open.';
  return returning
    ? 'It’s lovely to have you back on our list. If you haven’t been in to see us yet, this is still yours:'
    : 'Thank you for joining us. Here’s a little something for your first treatment:';
};

function htmlOf(
  greeting: string,
  subscriber: SubscriberRecord,
  settings: Settings,
  offer: Offer | undefined,
): string {
  return layout({
    title: `${greeting} to ${business.name}`,
    preheader: offer
      ? `${headlineOf(offer)}${offer.code === undefined ? '' : ` with the code ${offer.code}`}.`
      : later,
    kicker: business.tagline,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:42px 48px 0">
          <div class="ink" style="font-family:${SERIF};font-size:38px;line-height:42px;color:${COLORS.ink}">
            ${greeting}
          </div>
          <div class="ink" style="${copyStyle};padding-top:14px">${intro(subscriber, offer)}</div>
        </td>
      </tr>
      ${offer ? offerRows(offer) : ''}
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
          ${offer ? html`<div class="soft" style="${smallStyle};padding-bottom:14px">${termsOf(offer).join(' ')}</div>` : ''}
          <div class="soft" style="${smallStyle}">${later}</div>
        </td>
      </tr>
    </table>`,
    footer: footerOf(subscriber, settings),
  });
}

/** The discount in large letters, the code, and how to use it. */
const offerRows = (offer: Offer) =>
  html`<tr>
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
                ${offer.discount}
              </div>
              <div
                class="ink"
                style="font-family:${SANS};font-size:14px;line-height:20px;letter-spacing:.18em;text-transform:uppercase;color:${COLORS.ink};padding-top:10px"
              >
                off your first treatment
              </div>
              ${offer.code === undefined ? '' : codeOf(offer.code)}
            </td>
          </tr>
        </table>
      </td>
    </tr>
    <tr>
      <td class="edge" align="center" style="padding:26px 48px 0">
        <div class="ink" style="${copyStyle}">${howToOf(offer)}</div>
      </td>
    </tr>`;

const codeOf = (code: string) =>
  html`<div class="soft" style="${smallStyle};padding-top:22px">Your code</div>
    <div
      class="ink"
      style="font-family:${SANS};font-size:22px;line-height:30px;letter-spacing:.14em;color:${COLORS.ink}"
    >
      ${code}
    </div>`;

function textOf(
  greeting: string,
  subscriber: SubscriberRecord,
  settings: Settings,
  offer: Offer | undefined,
): string {
  return [
    `${greeting} to ${business.name}`,
    '',
    intro(subscriber, offer),
    '',
    ...(offer
      ? [
          headlineOf(offer).toUpperCase(),
          ...(offer.code === undefined ? [] : [`Your code: ${offer.code}`]),
          '',
          howToOf(offer),
          '',
        ]
      : []),
    `Book now: ${business.bookingUrl}`,
    `All treatments: ${settings.siteUrl}/services`,
    '',
    ...(offer ? [...termsOf(offer), ''] : []),
    later,
    '',
    ...footerLines(subscriber, settings),
  ].join('\n');
}
