import { describe, expect, it } from 'vitest';
import { refusesRecipient } from './refused-recipient.ts';

describe('a reply to RCPT', () => {
  it.each([
    '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in local recipient table',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try checking it',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    '550 5.1.2 Host or domain name not found',
    '556 5.1.10 Domain does not accept mail',
    '553 5.1.3 Bad recipient address syntax',
    '551 5.1.6 User has moved',
    '550 5.2.1 The email account that you tried to reach is disabled',
    '550 5.5.0 Requested action not taken: mailbox unavailable',
    '550 No such user here',
    '550 Unrouteable address',
    '553 sorry, no mailbox here by that name',
    '550 Requested action not taken: mailbox unavailable',
  ])('that refuses this recipient for good: %s', (text) => {
    expect(refusesRecipient({ command: 'RCPT TO', text })).toBe(true);
  });

  it.each([
    '450 4.1.1 User unknown, try later',
    '550 5.7.1 Relaying denied',
    '550 5.7.26 Unauthenticated sender',
    '550 5.1.7 Bad sender address syntax',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 5.4.1 Recipient address rejected: Access denied',
    '552 5.2.2 Mailbox full',
    '550 5.2.2 Over quota',
    '530 5.7.0 Authentication required',
    '554 5.7.1 Service unavailable; client host blocked using a list',
    '550 relay not permitted',
    '550 Sender verify failed',
    '553 sorry, that domain isn’t in my list of allowed rcpthosts',
    '550 Administrative prohibition',
    '550 Your IP has a poor reputation',
    '550 Message was classified as spam',
    '550 SPF check failed',
    '554 Transaction failed',
    '501 Syntax error',
    '503 Bad sequence of commands',
    '452 Too many recipients',
    'What?',
    '',
  ])('that says something else: %s', (text) => {
    expect(refusesRecipient({ command: 'RCPT TO', text })).toBe(false);
  });
});

it.each(['MAIL FROM', 'AUTH PLAIN', 'CONN', 'EHLO'])(
  'a reply to %s is never about the recipient',
  (command) => {
    expect(refusesRecipient({ command, text: '550 5.1.1 User unknown' })).toBe(false);
  },
);

it('a reply to the content is about the recipient if its code says so exactly', () => {
  expect(refusesRecipient({ command: 'DATA', text: '550 5.1.1 User unknown' })).toBe(true);
  expect(refusesRecipient({ command: 'DATA', text: '550 User unknown' })).toBe(false);
  expect(refusesRecipient({ command: 'DATA', text: '550 5.7.1 Looks like spam' })).toBe(false);
});
