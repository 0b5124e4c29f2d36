/** Trouble of the server in words. Pure functions. */
import type { StuckMails, Trouble } from '../api/trouble.ts';
import { businessTime } from '../inbox/times.ts';

/** What the sender's codes mean (`supabase/functions/_shared/mail-smtp.ts` and `mail-http.ts`). The first match counts. */
const REASONS: [code: RegExp, text: string][] = [
  [/^mail_not_configured$/, 'no mail server is set up'],
  [/^hand_over_not_recorded$/, 'the database couldn’t record the attempt'],
  [/^unreadable_payload$/, 'what it should say can’t be read'],
  [/^smtp_eauth|^mail_http_40[13]$/, 'the mail server doesn’t accept our password or key'],
  [/^smtp_\w+_4\d\d$|^mail_http_429$/, 'the mail server asks us to wait'],
  [/^smtp_eenvelope_5/, 'the mail server refuses the address'],
  [/^smtp_\w+_5\d\d$|^mail_http_4/, 'the mail server refuses the email'],
  [/timeout|etimedout/, 'the mail server takes too long to answer'],
  [/^smtp_etls$/, 'the mail server offers no secure connection'],
  [/^smtp_e(?:connection|socket|dns|connrefused)$|^mail_http_[a-z]/, 'the mail server can’t be reached'],
  [/^mail_http_5/, 'the mail server has a problem of its own'],
];

/** Why a mail has not left. */
export function reasonText(code: string | null): string {
  if (code === null) return 'the server hasn’t tried to send it';
  const known = REASONS.find(([pattern]) => pattern.test(code));
  return known?.[1] ?? `the mail server reports a problem (${code})`;
}

/** What somebody should know of mails that did not leave. */
export function mailsText({ state, count, since, error }: StuckMails): string {
  const isOne = count === 1;
  const emails = isOne ? 'One email' : `${count} emails`;
  if (state === 'failed')
    return `${emails} to ${isOne ? 'a visitor' : 'visitors'} couldn’t be sent: ${reasonText(error)}.`;
  if (state === 'unknown')
    return `${emails} may not have arrived: the mail server never confirmed ${isOne ? 'it' : 'them'}. Sent again, ${isOne ? 'it' : 'they'} may arrive twice.`;
  return `${emails} ${isOne ? 'hasn’t' : 'haven’t'} left since ${businessTime(since)}: ${reasonText(error)}.`;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Everything else that is wrong, a sentence each. */
export function serverTexts({ sweep, daily, digest, writable }: Omit<Trouble, 'mails'>): string[] {
  const day = new Date(`${digest}T00:00:00Z`);
  return [
    !writable &&
      'The database can’t save anything right now. What visitors and your team send waits on their devices.',
    sweep &&
      `The server hasn’t looked for waiting emails since ${businessTime(sweep)}. Ask whoever runs it to check its schedule.`,
    daily &&
      `The server’s daily work hasn’t run since ${businessTime(daily)}. Ask whoever runs it to check its schedule.`,
    digest && !Number.isNaN(day.getTime()) && `The daily email about ${DAY.format(day)} hasn’t gone out.`,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}
