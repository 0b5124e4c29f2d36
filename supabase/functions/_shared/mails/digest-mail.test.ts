import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../environment.ts';
import { textEncodingOf } from '../mail-smtp.ts';
import type { Digest, DigestInquiry } from './digest.ts';
import { digestMail } from './digest-mail.ts';

const settings = readSettings({});
const WRITTEN_AT = new Date('2026-11-22T20:12:30Z');
const HOUR_MS = 3_600_000;
const inquiry = (number: number, fields: Partial<DigestInquiry> = {}): DigestInquiry => ({
  id: `6f1b2c3d-1111-4222-8333-${String(number).padStart(12, '0')}`,
  name: `Person ${number}`,
  email: `person${number}@example.com`,
  phone: '+1 (949) 555-0187',
  service: 'Head Spa',
  message: `Hello ${number}`,
  shortened: false,
  suspected: false,
  arrivedAt: new Date(WRITTEN_AT.getTime() - (1000 - number) * HOUR_MS),
  ...fields,
});
const hostile = '<script>alert(1)</script>\r\nBcc: victim@example.com';
const digest: Digest = {
  since: '2026-11-20',
  day: '2026-11-20',
  writtenAt: WRITTEN_AT,
  inquiryCount: 3,
  suspectedCount: 1,
  unchanged: false,
  inquiries: [
    inquiry(1, { arrivedAt: new Date('2026-11-21T17:12:30Z') }),
    inquiry(2, { name: hostile, message: hostile, shortened: true }),
    inquiry(3, { suspected: true }),
  ],
  signUpCount: 2,
  signUps: [
    { email: 'new@example.com', source: 'popup', returning: false, suspected: false },
    { email: 'bot@example.com', source: hostile, returning: true, suspected: true },
  ],
  unsubscribedCount: 1,
  scanCount: 5,
  codeCount: 7,
  scans: [
    { code: 'front-desk', place: 'Card on the front desk', visits: 4 },
    { code: hostile, place: hostile, visits: 1 },
  ],
};
const mailOf = (fields: Partial<Digest> = {}) => digestMail({ ...digest, ...fields }, settings);

describe('the subject of the digest', () => {
  it('has the day and its counts', () => {
    expect(mailOf()).toMatchObject({
      subject: 'Friday, November 20: 3 open inquiries, 2 sign-ups, 5 scans',
      to: settings.staffEmail,
      replyTo: null,
    });
    expect(mailOf().messageId).toMatch(/^<digest-2026-11-20@/);
  });

  it('names the days that it makes up for', () => {
    expect(mailOf({ since: '2026-11-18' }).subject).toMatch(
      /^Wednesday, November 18 to Friday, November 20: /,
    );
  });

  it.each([
    [{ unchanged: true }, 'the same 3 open inquiries, 2 sign-ups, 5 scans'],
    [{ unchanged: true, inquiryCount: 1 }, 'the same open inquiry, 2 sign-ups, 5 scans'],
    [
      { unchanged: true, signUpCount: 0, scanCount: 0, unsubscribedCount: 0 },
      'nothing new, the same 3 open inquiries',
    ],
    [{ unchanged: true, inquiryCount: 0, suspectedCount: 0 }, '0 open inquiries, 2 sign-ups, 5 scans'],
  ])('says that the list is unchanged: %j', (fields, facts) => {
    expect(mailOf(fields).subject).toBe(`Friday, November 20: ${facts}`);
  });
});

describe('the digest', () => {
  it('has everything, in HTML and in plain text', () => {
    for (const part of [mailOf().html, mailOf().text])
      for (const value of [
        'Person 1',
        'Head Spa',
        'Hello 1',
        'Person 3',
        'new@example.com',
        'Card on the front desk',
        'possibly a bot',
        'and 5 more codes',
        `${settings.siteUrl}/staff/inquiries/${digest.inquiries[0]!.id}`,
        'waiting for 1 day 3 hours, overdue',
      ])
        expect(part).toContain(value);
    expect(mailOf().text).toContain('Left the list: 1');
    expect(mailOf({ unchanged: true }).text).toContain('the same as in the last summary');
    expect(mailOf({ inquiryCount: 1, inquiries: [inquiry(3, { suspected: true })] }).text).toContain(
      'Every inquiry has been answered.',
    );
  });

  it('names what may be from a bot before the lists, not at the end', () => {
    const many = Array.from({ length: 120 }, (_, number) =>
      inquiry(number, { suspected: number % 40 === 0 }),
    );
    const { html, text } = mailOf({ inquiryCount: 120, suspectedCount: 3, inquiries: many });
    for (const [part, ...titles] of [
      [html, 'Waiting for an answer', 'Possibly from a bot', 'Also waiting', 'New on the mailing list'],
      [text, 'WAITING FOR AN ANSWER', 'POSSIBLY FROM A BOT', 'ALSO WAITING', 'NEW ON THE MAILING LIST'],
    ] as [string, ...string[]][]) {
      const places = titles.map((title) => part.indexOf(title));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  it('shows the oldest and the newest in full, the others in a row each, and counts the rest', () => {
    const many = Array.from({ length: 200 }, (_, number) => inquiry(number, { message: 'x'.repeat(1000) }));
    const { html, text } = mailOf({ inquiryCount: 900, suspectedCount: 0, inquiries: many });
    const inFull = [...text.matchAll(/^Person (\d+) · /gm)].map(([, number]) => Number(number));
    expect(inFull).toEqual([...inFull].sort((a, b) => a - b));
    expect(inFull).toContain(0);
    expect(inFull).toContain(199);
    expect(inFull).not.toContain(100);
    const rows = [...text.matchAll(/^- Person (\d+) · /gm)].length;
    expect(rows).toBeGreaterThan(5);
    for (const part of [html, text])
      expect(part).toContain(`and ${900 - inFull.length - rows} more inquiries`);
  });

  it.each([
    ['Latin', 'Do you have time on Friday? '],
    ['Chinese', '您星期五有空吗？'],
    ['Persian', 'آیا جمعه وقت دارید؟ '],
    ['emoji', '👩🏽‍🔬🌊'],
    ['markup', `<b>"&'`],
    ['line breaks', 'a\n'],
  ])('is never cut by Gmail, however much is open: %s', async (_, words) => {
    const message = words.repeat(2000 / words.length);
    const many = Array.from({ length: 400 }, (__, number) =>
      inquiry(number, { message, name: words.repeat(5), suspected: number % 4 === 0 }),
    );
    const mail = mailOf({
      inquiryCount: 5000,
      suspectedCount: 1000,
      inquiries: many,
      signUpCount: 500,
      signUps: Array.from({ length: 100 }, () => ({
        ...digest.signUps[1]!,
        email: `${'x'.repeat(200)}@example.com`,
      })),
      codeCount: 100,
      scans: Array.from({ length: 100 }, () => ({ code: 'x'.repeat(64), place: 'x'.repeat(120), visits: 1 })),
    });
    // Gmail cuts after 102 KB.
    expect(Buffer.byteLength(mail.html)).toBeLessThan(70_000);
    const raw = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      textEncoding: textEncodingOf(mail),
    });
    expect((raw.message as Buffer).byteLength).toBeLessThan(100_000);
  });

  it('shows visitors’ text as text, never as markup', () => {
    const { html, subject, headers } = mailOf();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;');
    expect(subject + JSON.stringify(headers)).not.toMatch(/[\r\n]|victim/);
  });
});
