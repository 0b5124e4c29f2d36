import { describe, expect, it, vi } from 'vitest';
import { formatAddress, isHeaderSafeAddress, oneLine } from '../addresses.ts';
import { readSettings } from '../environment.ts';
import { plainMail } from '../mail.ts';
import { OTHER_FIELDS, valuesOf } from '../inquiry-fields.ts';
import { inquiryRecordOf } from '../records.ts';
import { inquiryMail, type InquiryRecord } from './inquiry-mail.ts';
import { escapeHtml, html } from './markup.ts';
import { dayBefore, delayBetween, formatTime } from './when.ts';

// Whatever the business of this site is.
vi.mock('../content.ts', async (load) => {
  const content = await load<typeof import('../content.ts')>();
  return { ...content, business: { ...content.business, timeZone: 'America/Los_Angeles' } };
});

const settings = readSettings({});
const inquiry: InquiryRecord = {
  id: '6f1b2c3d-1111-4222-8333-444455556666',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '+1 (949) 555-0187',
  ...valuesOf(OTHER_FIELDS, () => null),
  service: 'Head Spa',
  message: 'Hello\r\nthere',
  source: 'contact_page',
  referrer: 'https://example.com/?a=1&b=2',
  submittedAt: new Date('2026-11-21T17:12:00Z'),
  arrivedAt: new Date('2026-11-21T17:12:30Z'),
  suspected: false,
  stored: true,
};
const mailOf = (fields: Partial<InquiryRecord> = {}) => inquiryMail({ ...inquiry, ...fields }, settings);

describe('the inquiry mail', () => {
  it('has name and service in its subject', () => {
    expect(mailOf().subject).toBe('Inquiry from Dana Whitfield: Head Spa');
    expect(mailOf({ service: null }).subject).toBe('Inquiry from Dana Whitfield');
    expect(mailOf({ name: null }).subject).toBe('Inquiry from dana@example.com: Head Spa');
  });

  it('has every field, in HTML and in plain text', () => {
    const { html: markup, text } = mailOf();
    for (const value of ['dana@example.com', '+1 (949) 555-0187', 'Head Spa', 'Contact page', inquiry.id]) {
      expect(text).toContain(value);
      expect(markup).toContain(value);
    }
    expect(text).toContain('Hello\nthere');
    expect(markup).toContain('Hello<br />there');
    expect(text).toContain('https://example.com/?a=1&b=2');
    expect(markup).toContain('https://example.com/?a=1&#38;b=2');
    expect(text).toContain('Sat, Nov 21, 9:12 AM PST');
  });

  it('has a Reply button, and a Call button if there is a number', () => {
    expect(mailOf().html).toContain('href="mailto:dana%40example.com?subject=');
    expect(mailOf().html).toContain('href="tel:+19495550187"');
    for (const phone of [null, 'none', '12']) expect(mailOf({ phone }).html).not.toContain('href="tel:');
  });

  it('mentions a wait on the device and a wrong clock', () => {
    expect(mailOf().text).not.toMatch(/waited|clock/);
    expect(mailOf({ arrivedAt: new Date('2026-11-22T18:12:00Z') }).text).toContain('waited 1 day 1 hour');
    expect(mailOf({ submittedAt: new Date('2031-01-01T00:00:00Z') }).text).toContain('clock');
  });

  it('links to the inquiry in the staff desk, if the database has it', () => {
    const link = `${settings.siteUrl}/staff/inquiries/${inquiry.id}`;
    expect(mailOf().html).toContain(`href="${link}"`);
    expect(mailOf().text).toContain(`Open in the staff desk: ${link}`);
    for (const part of [mailOf({ stored: false }).html, mailOf({ stored: false }).text])
      expect(part).not.toContain('/staff/');
  });

  it('mentions that it may be from a bot, in the subject too', () => {
    const mail = mailOf({ suspected: true });
    for (const part of [mail.html, mail.text]) expect(part).toContain('may be from a bot');
    expect(mail.subject).toBe('[Possibly a bot] Inquiry from Dana Whitfield: Head Spa');
    expect(mailOf().subject + mailOf().text).not.toContain('bot');
  });

  it.each([
    'a,<b@example.com',
    '"a"@example.com',
    'a@b.co;c',
    'a<b@c.de>',
    'a\u202e@b.co',
    'josé@example.com',
  ])('puts no address in a header that a server may not take: %s', (email) => {
    const mail = mailOf({ email });
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('Reply won’t reach the visitor');
    for (const part of [mail.text, mail.html]) expect(part).toContain('mailto:');
  });

  it('says how to answer if it has to do without Reply-To', () => {
    expect(mailOf().text).toContain('Press Reply');
    const plain = plainMail(mailOf());
    expect(plain).toMatchObject({ replyTo: null, headers: {}, messageId: mailOf().messageId });
    expect(plain.text).toContain('write to it instead: mailto:dana%40example.com');
  });
});

describe('an encoded word in a header', () => {
  const hidden = '=?utf-8?q?Your_account_is_locked?=';

  it.each([
    ['the name', { name: hidden }],
    ['the service', { service: hidden }],
    ['the address', { name: null, email: `${hidden}@example.com` }],
    ['name and service together', { name: 'a=', service: '?utf-8?q?x?=' }],
  ])('in %s does not reach the subject or the name beside the address', (_, fields) => {
    const mail = mailOf(fields);
    expect(mail.subject).not.toContain('=?');
    expect(mail.replyTo?.name ?? '').not.toContain('=?');
    expect(mail.replyTo?.address ?? '').not.toContain('=?');
  });
});

describe('the address that Reply answers', () => {
  it('is the one that is shown, with its domain in lower case', () => {
    const record = inquiryRecordOf(inquiry.id, { email: 'Dana@Example.COM', message: 'Hello' }, new Date())!;
    const mail = inquiryMail(record, settings);
    expect(mail.replyTo?.address).toBe('Dana@example.com');
    expect(mail.text).toContain('Dana@example.com');
    expect(mail.text).not.toContain('Example.COM');
  });

  it('has no second address as its name', () => {
    expect(mailOf({ name: 'help@bank.example' }).replyTo).toEqual({
      name: 'help bank.example',
      address: 'dana@example.com',
    });
  });

  it.each([
    'dana@ｅxample.com',
    'dana＠bank.example@example.com',
    'zoë@xn--exmple-cua.com',
    '=?x?=@example.com',
  ])('is empty if mail programs could read it as another: %s', (email) => {
    expect(mailOf({ email }).replyTo).toBeNull();
  });
});

describe('text in headers', () => {
  it.each([
    ['a\r\nBcc: x', 'a Bcc: x'],
    ['  a \t b  ', 'a b'],
    ['a\u2028b\u0000c', 'a bc'],
    ['Zoë 👩🏽‍🔬 می\u200cخواهم ශ්\u200dරී', 'Zoë 👩🏽‍🔬 می\u200cخواهم ශ්\u200dරී'],
    ['\u202eabc', 'abc'],
    ['a\ud800b', 'a\ufffdb'],
    ['🌊🌊🌊🌊', '🌊🌊…'],
  ])('%j becomes %j', (text, expected) => {
    expect(oneLine(text, text.startsWith('🌊') ? 3 : 80)).toBe(expected);
  });

  it.each([
    ['👩🏽‍🔬👩🏽‍🔬👩🏽‍🔬', 6, '👩🏽‍🔬…'],
    ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
    ['🇮🇷🇮🇷🇮🇷', 5, '🇮🇷🇮🇷…'],
  ])('%j is cut to %i characters between letters: %j', (text, max, expected) => {
    expect(oneLine(text, max)).toBe(expected);
  });

  it('ordinary addresses are safe for a header', () => {
    for (const address of ['dana@example.com', "o'hara+spa@mail.example.co.uk", 'zoë@example.com']) {
      expect(isHeaderSafeAddress(address)).toBe(true);
    }
  });

  it('a name cannot close its quotes', () => {
    expect(formatAddress({ name: 'A" <x@evil.example>, "B', address: 'a@b.co' })).toBe(
      '"A x evil.example B" <a@b.co>',
    );
    expect(formatAddress({ name: '<>', address: 'a@b.co' })).toBe('a@b.co');
  });
});

describe('markup', () => {
  it('escapes everything that `html` did not make', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${`"'&`}">${inner}${[1, null, false, '<']}</p>`.source).toBe(
      '<p title="&#34;&#39;&#38;"><b>&#60;i&#62;</b>1&#60;</p>',
    );
    expect(escapeHtml('a\u0000b\ud800')).toBe('ab\ufffd');
  });
});

describe('times', () => {
  it.each([
    [0, { kind: 'prompt' }],
    [2, { kind: 'prompt' }],
    [-2, { kind: 'prompt' }],
    [3, { kind: 'waited', duration: '3 minutes' }],
    [60, { kind: 'waited', duration: '1 hour' }],
    [61, { kind: 'waited', duration: '1 hour 1 minute' }],
    [1440 * 2 + 30, { kind: 'waited', duration: '2 days' }],
    [-10, { kind: 'clock' }],
    [1440 * 60, { kind: 'clock' }],
  ])('%i minutes between writing and arrival', (minutes, expected) => {
    const written = new Date('2026-03-01T00:00:00Z');
    expect(delayBetween(written, new Date(written.getTime() + minutes * 60_000))).toEqual(expected);
  });

  it('are in the time zone of the business, summer and winter', () => {
    expect(formatTime(new Date('2026-07-01T19:00:00Z'))).toBe('Wed, Jul 1, 12:00 PM PDT');
  });
});

it('yesterday is yesterday in the time zone of the business', () => {
  expect(dayBefore(new Date('2026-11-21T07:59:00Z'))).toBe('2026-11-19');
  expect(dayBefore(new Date('2026-11-21T08:01:00Z'))).toBe('2026-11-20');
  expect(dayBefore(new Date('2026-03-09T07:01:00Z'))).toBe('2026-03-08');
});
