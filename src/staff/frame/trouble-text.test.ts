import { expect, it } from 'vitest';
import { mailsText, reasonText, serverTexts } from './trouble-text.ts';

const since = '2026-11-29T17:41:00Z';
const stuck = { since, error: 'smtp_esocket' };

it.each([
  [
    { ...stuck, state: 'waiting', count: 1 },
    /^One email hasn’t left since Nov 29, 2026, .*: the mail server can’t be reached\.$/,
  ],
  [{ ...stuck, state: 'waiting', count: 3 }, /^3 emails haven’t left since/],
  [
    { ...stuck, state: 'failed', count: 1, error: 'smtp_eenvelope_550' },
    /^One email to a visitor couldn’t be sent: the mail server refuses the address\.$/,
  ],
  [{ ...stuck, state: 'unknown', count: 2 }, /^2 emails may not have arrived: .* they may arrive twice\.$/],
] as const)('says how many mails, since when and why', (mails, text) => {
  expect(mailsText(mails)).toMatch(text);
});

it.each([
  ['mail_not_configured', 'no mail server is set up'],
  ['smtp_eauth_535', 'the mail server doesn’t accept our password or key'],
  ['mail_http_401', 'the mail server doesn’t accept our password or key'],
  ['smtp_eenvelope_451', 'the mail server asks us to wait'],
  ['smtp_eprotocol_421', 'the mail server asks us to wait'],
  ['smtp_emessage_554', 'the mail server refuses the email'],
  ['smtp_timeout', 'the mail server takes too long to answer'],
  ['mail_http_timeouterror', 'the mail server takes too long to answer'],
  ['smtp_econnection', 'the mail server can’t be reached'],
  ['mail_http_typeerror', 'the mail server can’t be reached'],
  ['mail_http_503', 'the mail server has a problem of its own'],
  ['hand_over_not_recorded', 'the database couldn’t record the attempt'],
  ['smtp_estream', 'the mail server reports a problem (smtp_estream)'],
  [null, 'the server hasn’t tried to send it'],
])('%s means that %s', (code, text) => {
  expect(reasonText(code)).toBe(text);
});

it('says nothing while nothing is wrong, and one sentence about each trouble', () => {
  expect(serverTexts({ sweep: null, daily: null, digest: null, writable: true })).toEqual([]);
  const texts = serverTexts({ sweep: since, daily: since, digest: '2026-11-28', writable: false });
  expect(texts).toHaveLength(4);
  expect(texts[3]).toBe('The daily email about Nov 28 hasn’t gone out.');
});
