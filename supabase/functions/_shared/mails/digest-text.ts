import { oneLine } from '../addresses.ts';
import { cleanText } from '../clean-text.ts';
import { deskHref } from './desk.ts';
import { waiting, whoOf } from './digest-blocks.ts';
import type { Digest, DigestInquiry } from './digest.ts';
import { introOf, more, signUpParts, SUSPECTED } from './digest-words.ts';
import type { DigestPlan } from './digest-plan.ts';
import { formatTime } from './when.ts';

/** The digest in plain text. */
export function digestText(digest: Digest, plan: DigestPlan, days: string, siteUrl: string): string {
  const joined = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · ');
  const block = (inquiry: DigestInquiry) => [
    '',
    joined([
      oneLine(inquiry.name ?? '', 80),
      oneLine(inquiry.email, 254),
      inquiry.phone && oneLine(inquiry.phone, 40),
    ]),
    joined([
      inquiry.service && oneLine(inquiry.service, 120),
      formatTime(inquiry.arrivedAt),
      waiting(inquiry, digest.writtenAt),
    ]),
    cleanText(inquiry.message) + (inquiry.shortened ? '…' : ''),
    `Open in the staff desk: ${deskHref(siteUrl, inquiry.id)}`,
  ];
  const row = (inquiry: DigestInquiry) =>
    `- ${joined([whoOf(inquiry), waiting(inquiry, digest.writtenAt), deskHref(siteUrl, inquiry.id)])}`;
  const listed = (rows: readonly string[], rest: string | null) => [...rows, ...(rest ? [`- ${rest}`] : [])];
  const knownCount = digest.inquiryCount - digest.suspectedCount;
  const betweenCount = knownCount - plan.full.length;
  const intro = introOf(digest);
  return [
    days,
    '',
    `WAITING FOR AN ANSWER (${knownCount})`,
    ...(intro ? [intro] : []),
    ...plan.full.flatMap(block),
    ...(digest.suspectedCount > 0
      ? [
          '',
          `POSSIBLY FROM A BOT (${digest.suspectedCount})`,
          SUSPECTED,
          ...listed(
            plan.suspected.map(row),
            more(digest.suspectedCount, plan.suspected.length, 'inquiry', 'inquiries'),
          ),
        ]
      : []),
    ...(betweenCount > 0
      ? [
          '',
          `ALSO WAITING (${betweenCount})`,
          ...listed(plan.rows.map(row), more(betweenCount, plan.rows.length, 'inquiry', 'inquiries')),
        ]
      : []),
    '',
    `Open the staff desk: ${siteUrl}/staff`,
    '',
    `NEW ON THE MAILING LIST (${digest.signUpCount})`,
    ...listed(
      plan.signUps.map((one) => `- ${joined(signUpParts(one))}`),
      more(digest.signUpCount, plan.signUps.length, 'sign-up', 'sign-ups'),
    ),
    `Left the list: ${digest.unsubscribedCount}`,
    '',
    `SCANS BY CODE (${digest.scanCount})`,
    ...listed(
      plan.scans.map(({ code, place, visits }) => `- ${place} (${oneLine(code, 64)}): ${visits}`),
      more(digest.codeCount, plan.scans.length, 'code', 'codes'),
    ),
  ].join('\n');
}
