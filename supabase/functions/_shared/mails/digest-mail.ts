import { oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import { business, qrCodes } from '../content.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { deskHref } from './desk.ts';
import { figures, inquiryBlock, rowsOf, section, waiting } from './digest-blocks.ts';
import { COLORS, layout, postalAddress, SERIF } from './layout.ts';
import { html } from './markup.ts';
import { formatDay, formatTime } from './when.ts';

/** An inquiry that is still 'new'. */
export interface DigestInquiry {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly service: string | null;
  readonly message: string;
  /** The message was cut; the database has all of it. */
  readonly shortened: boolean;
  readonly suspected: boolean;
  readonly arrivedAt: Date;
  /** The table has it, so the staff desk can show it. */
  readonly stored: boolean;
}

/** One mail about a day. The counts are of all its mails, the lists are of this one. */
export interface Digest {
  /** ISO date in the time zone of the business. */
  readonly day: string;
  /** When this mail is written: the age of an inquiry counts up to here. */
  readonly writtenAt: Date;
  /** A day with many entries takes several mails: the number of this one, from 1, and of all. */
  readonly part: number;
  readonly parts: number;
  /** Everything that is open, whenever it came, and the suspected ones of the day. */
  readonly inquiryCount: number;
  readonly suspectedCount: number;
  readonly inquiries: readonly DigestInquiry[];
  readonly signUpCount: number;
  readonly signUps: readonly { email: string; source: string; returning: boolean; suspected: boolean }[];
  readonly unsubscribedCount: number;
  readonly scanCount: number;
  /** How many different codes were scanned. */
  readonly codeCount: number;
  readonly scans: readonly { code: string; visits: number }[];
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const moreCodes = ({ part, codeCount, scans }: Digest) =>
  part === 1 && codeCount > scans.length ? `and ${codeCount - scans.length} more codes` : null;

/** Null if the day fits in one mail. */
const placeAmongParts = ({ part, parts }: Digest) =>
  parts === 1
    ? null
    : `This is email ${part} of ${parts} about this day. ${
        part < parts ? 'The lists continue in the next one.' : 'The lists end here.'
      }`;

/** Where a code is printed. */
const placeOf = (code: string): string =>
  (Object.hasOwn(qrCodes, code) ? qrCodes[code] : undefined) ?? 'Unknown code';

/**
 * The staff's mail about a day: everything still open, oldest first, and the day's sign-ups and scans by code. `attempt` makes the Message-ID of a digest sent by hand
 * unique.
 */
export function digestMail(digest: Digest, settings: Settings, attempt = ''): Mail {
  const day = formatDay(digest.day);
  const place = digest.parts === 1 ? '' : ` (${digest.part} of ${digest.parts})`;
  const parts = [
    count(digest.inquiryCount, 'open inquiry', 'open inquiries'),
    count(digest.signUpCount, 'sign-up', 'sign-ups'),
    count(digest.scanCount, 'scan', 'scans'),
  ];
  return {
    messageId: `<digest-${digest.day}${digest.part === 1 ? '' : `-part-${digest.part}`}${attempt}@${settings.mailFrom.split('@')[1]}>`,
    from: { name: `${business.name} website`, address: settings.mailFrom },
    to: settings.staffEmail,
    replyTo: null,
    subject: `${day}: ${parts.join(', ')}${place}`,
    html: htmlOf(digest, day, parts.join(' · '), settings.siteUrl),
    text: textOf(digest, day, settings.siteUrl),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function htmlOf(digest: Digest, day: string, preheader: string, siteUrl: string): string {
  const block = (inquiry: DigestInquiry) => inquiryBlock(inquiry, digest.writtenAt, siteUrl);
  const known = digest.inquiries.filter(({ suspected }) => !suspected);
  const suspected = digest.inquiries.filter((inquiry) => inquiry.suspected);
  return layout({
    title: `Daily summary: ${day}`,
    preheader,
    kicker: 'Daily summary',
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="edge" align="center" style="padding:36px 40px 0">
          <div class="ink" style="font-family:${SERIF};font-size:34px;line-height:38px;color:${COLORS.ink}">
            ${day}
          </div>
        </td>
      </tr>
      <tr>
        <td class="edge" style="padding:26px 40px 0">${figures(digest)}</td>
      </tr>
      ${section('Waiting for an answer', known.map(block), {
        intro: placeAmongParts(digest),
        empty: known.length === 0 && noneOpen(digest),
      })}
      ${
        (suspected.length > 0 || (digest.part === 1 && digest.suspectedCount > 0)) &&
        section('Possibly from a bot', suspected.map(block), {
          intro:
            'These forms were filled out faster than people type, or have text in a field that people can’t see. Some may be real, so please take a look.',
        })
      }
      ${section(
        'New on the mailing list',
        [
          rowsOf(
            digest.signUps.map((one) => [
              signUpRow(one)[0],
              signUpRow(one).slice(1).filter(Boolean).join(' · '),
              '',
            ]),
          ),
        ],
        {
          empty:
            digest.signUps.length === 0 &&
            (digest.signUpCount === 0
              ? 'No one signed up.'
              : 'The sign-ups are listed in the other emails about this day.'),
          note:
            digest.unsubscribedCount > 0 &&
            `${count(digest.unsubscribedCount, 'person', 'people')} left the list.`,
        },
      )}
      ${
        digest.part === 1 &&
        section(
          'Scans by code',
          [rowsOf(digest.scans.map(({ code, visits }) => [placeOf(code), code, visits]))],
          { empty: digest.scanCount === 0 && 'No codes were scanned.', more: moreCodes(digest) },
        )
      }
      <tr>
        <td style="padding:0 0 36px"></td>
      </tr>
    </table>`,
    footer: html`We promise visitors an answer within ${business.replyWithinHours} hours.<br />${postalAddress}`,
  });
}

const noneOpen = ({ inquiryCount, suspectedCount }: Digest) =>
  inquiryCount === suspectedCount
    ? 'Every inquiry has been answered.'
    : 'The open inquiries are listed in the other emails about this day.';

const signUpRow = ({ email, source, returning, suspected }: Digest['signUps'][number]) =>
  [
    oneLine(email, 254),
    oneLine(source, 80),
    [returning && 'back again', suspected && 'possibly a bot'].filter(Boolean).join(', '),
  ] as const;

function textOf(digest: Digest, day: string, siteUrl: string): string {
  const block = (inquiry: DigestInquiry) => [
    '',
    [
      oneLine(inquiry.name ?? '', 80) || null,
      oneLine(inquiry.email, 254),
      inquiry.phone && oneLine(inquiry.phone, 40),
    ]
      .filter(Boolean)
      .join(' · '),
    [
      inquiry.service && oneLine(inquiry.service, 120),
      formatTime(inquiry.arrivedAt),
      waiting(inquiry, digest.writtenAt),
    ]
      .filter(Boolean)
      .join(' · '),
    cleanText(inquiry.message) + (inquiry.shortened ? '…' : ''),
    ...(inquiry.stored ? [`Open in the staff desk: ${deskHref(siteUrl, inquiry.id)}`] : []),
  ];
  const known = digest.inquiries.filter(({ suspected }) => !suspected);
  const suspected = digest.inquiries.filter((inquiry) => inquiry.suspected);
  return [
    day,
    ...(placeAmongParts(digest) ? [placeAmongParts(digest)] : []),
    '',
    `WAITING FOR AN ANSWER (${digest.inquiryCount - digest.suspectedCount})`,
    ...known.flatMap(block),
    '',
    `POSSIBLY FROM A BOT (${digest.suspectedCount})`,
    ...suspected.flatMap(block),
    '',
    `NEW ON THE MAILING LIST (${digest.signUpCount})`,
    ...digest.signUps.map((one) => `- ${signUpRow(one).filter(Boolean).join(' · ')}`),
    `Left the list: ${digest.unsubscribedCount}`,
    '',
    `SCANS BY CODE (${digest.scanCount})`,
    ...digest.scans.map(({ code, visits }) => `- ${placeOf(code)} (${oneLine(code, 64)}): ${visits}`),
    ...(moreCodes(digest) ? [`- ${moreCodes(digest)}`] : []),
  ].join('\n');
}
