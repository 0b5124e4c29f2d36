/** What the mails to people on the mailing list share. */
import { business } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { COLORS, postalAddress, SANS } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** A subscriber from the database, which is the only source of such a mail's recipient. */
export interface SubscriberRecord {
  /** The subscribe request that this mail answers. */
  readonly requestId: string;
  readonly email: string;
  readonly token: string;
  /** What the request was sent from. */
  readonly source: string;
  readonly returning: boolean;
}

/** Everything of the mail but its words: sender, recipient, one-click unsubscribe (RFC 8058). */
export function envelopeOf(
  subscriber: SubscriberRecord,
  { mailFrom, siteUrl }: Settings,
): Omit<Mail, 'subject' | 'html' | 'text'> {
  return {
    messageId: `<welcome-${subscriber.requestId}@${mailFrom.split('@')[1]}>`,
    from: { name: business.name, address: mailFrom },
    to: subscriber.email,
    replyTo: { name: business.name, address: business.email },
    headers: {
      'List-Unsubscribe': `<${siteUrl}/functions/v1/unsubscribe?${queryOf(subscriber)}>, <mailto:${business.email}?subject=Unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

// Only the token: an address in a link ends up in logs, histories and referrers.
const queryOf = ({ token }: SubscriberRecord) => `token=${encodeURIComponent(token)}`;
const unsubscribeHref = (subscriber: SubscriberRecord, { siteUrl }: Settings) =>
  `${siteUrl}/unsubscribe?${queryOf(subscriber)}`;
const why = ({ siteUrl }: Settings) =>
  `You’re receiving this email because this address was signed up at ${new URL(siteUrl).host}.`;

/** What subscribers may expect later. */
export const later =
  'From time to time, we’ll write about new treatments, seasonal care and offers, and nothing else.';

/** How running text looks. */
export const copyStyle = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLORS.ink}`;
/** How small print looks. */
export const smallStyle = `font-family:${SANS};font-size:14px;line-height:23px;color:${COLORS.soft}`;

/** The postal address (CAN-SPAM), how to reach us, and how to leave the list. */
export function footerOf(subscriber: SubscriberRecord, settings: Settings): Markup {
  return html`${postalAddress}<br /><a class="soft" href="${business.phone.href}" style="color:${COLORS.soft}"
      >${business.phone.display}</a
    >
    &nbsp;·&nbsp;
    <a class="soft" href="mailto:${business.email}" style="color:${COLORS.soft}">${business.email}</a><br />
    ${why(settings)}<br />
    <a class="soft" href="${unsubscribeHref(subscriber, settings)}" style="color:${COLORS.soft}"
      >Unsubscribe</a
    >`;
}

/** The footer in plain text. */
export const footerLines = (subscriber: SubscriberRecord, settings: Settings): string[] => [
  '--',
  postalAddress,
  `${business.phone.display} · ${business.email}`,
  why(settings),
  `Unsubscribe: ${unsubscribeHref(subscriber, settings)}`,
];
