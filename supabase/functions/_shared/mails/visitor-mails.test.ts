import { describe, expect, it } from 'vitest';
import { offer as offerRecord } from '../../../../src/content/offer.ts';
import { offerTerms } from '../../../../src/content/offer-terms.ts';
import { business, offer, virtualConsultation } from '../content.ts';
import { readSettings } from '../environment.ts';
import { confirmationRecordOf } from '../records.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailOffer } from './mail-offer.ts';
import { mailHours } from './mail-hours.ts';
import { consultationMail } from './consultation-mail.ts';
import type { SubscriberRecord } from './subscriber-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

const settings = readSettings({ SITE_URL: 'https://spa.example.com' });
const subscriber: SubscriberRecord = {
  requestId: '6f1b2c3d-1111-4222-8333-444455556666',
  email: 'dana@example.com',
  token: 'secret-token',
  source: 'popup',
  returning: false,
};
/** A text as it stands in HTML. */
const inHtml = (text: string) => text.replaceAll('&', '&#38;').replaceAll("'", '&#39;');

describe('the welcome mail', () => {
  it('holds what the sign-up texts promise: the code, how to use it and every term', () => {
    const { html, text, subject } = welcomeMail(subscriber, settings, offerRecord);
    expect(subject).toContain(`${offerRecord!.discount} off your first treatment`);
    for (const sentence of [offerRecord!.code!, offerTerms.howTo, ...offerTerms.terms, 'no end date']) {
      expect(text).toContain(sentence);
      expect(html).toContain(inHtml(sentence));
    }
  });

  it('greets people who come back', () => {
    const back = welcomeMail({ ...subscriber, returning: true }, settings, offerRecord);
    expect(back.subject).toMatch(/^Welcome back /);
  });

  const NOW = new Date('2026-12-01T08:30:00Z');
  const setting = {
    enabled: true,
    discount: '$50',
    terms: 'Mondays to Thursdays only.',
    until: '2026-12-01',
  };
  it('has the discount that the owner has published, without a code if it has none', () => {
    const offer = mailOffer({ offer: setting }, NOW);
    const { html, text, subject } = welcomeMail(subscriber, settings, offer);
    expect(subject).toContain('$50 off your first treatment');
    for (const body of [html, text]) {
      for (const sentence of [
        offerTerms.howToWithoutCode,
        setting.terms,
        'It’s good through December 1, 2026.',
      ])
        expect(body).toContain(inHtml(sentence));
      expect(body).not.toMatch(/\bcode\b|FIRSTTIDE|20%/i);
    }
  });

  it.each([
    ['is off', { ...setting, enabled: false }, NOW],
    // Past midnight in California.
    ['was over yesterday', setting, new Date('2026-12-02T08:30:00Z')],
  ])('promises nothing once the offer %s', (_, offer, now) => {
    for (const returning of [false, true]) {
      const mail = welcomeMail({ ...subscriber, returning }, settings, mailOffer({ offer }, now));
      expect(mail.subject).toMatch(/^Welcome (?:back )?to [^:]+$/);
      expect(mail.html + mail.text).not.toMatch(
        /first[ -]t|\boff\b|\bcode\b|\d%(?!["; ])|terms|still yours/i,
      );
      expect(mail.text).toContain(business.bookingUrl);
    }
  });
});

describe('the mail about virtual consultations', () => {
  const mail = consultationMail({ ...subscriber, source: 'virtual-consultations' }, settings);

  it('says how they work, how to prepare and how to book, and does not mention the offer', () => {
    expect(mail.subject).toBe(`Virtual consultations at ${business.name}: how they work`);
    for (const sentence of [
      ...virtualConsultation.facts.map(({ value }) => value),
      ...virtualConsultation.steps.map(({ text }) => text),
      ...virtualConsultation.preparation,
      business.bookingUrl,
      'https://spa.example.com/virtual-consultations',
    ]) {
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(inHtml(sentence));
    }
    expect(mail.text + mail.html).not.toMatch(new RegExp(`${offer.setting.code}|${offer.setting.discount}`));
  });

  it('has no markup in its texts, which mails show as they are', () => {
    expect(JSON.stringify(virtualConsultation)).not.toMatch(/\]\(|\*/);
  });
});

describe.each([
  ['welcome mail', (...args: Parameters<typeof consultationMail>) => welcomeMail(...args, offerRecord)],
  ['mail about virtual consultations', consultationMail],
])('the %s', (_, write) => {
  it('can be unsubscribed from with one click, and states the postal address', () => {
    const mail = write(subscriber, settings);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<https://spa.example.com/functions/v1/unsubscribe?token=secret-token>, <mailto:${business.email}?subject=Unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://spa.example.com/unsubscribe?token=secret-token');
      expect(part).toContain(business.address.street);
      expect(part).not.toContain(subscriber.email);
    }
  });
});

describe('the confirmation of an inquiry', () => {
  const row = { email: 'dana@Example.com', full_name: 'Buy now', service: 'Buy now', message: 'Buy now' };
  const record = confirmationRecordOf('6f1b2c3d-1111-4222-8333-444455556666', row)!;
  const now = new Date('2026-12-10T20:00:00Z');
  const mail = confirmationMail(record, settings, mailHours({}, now));

  it('promises an answer, and gives phone number and hours', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`within ${business.replyWithinHours} hours`);
      expect(part).toContain(business.phone.display);
      for (const { days, time } of business.hours) {
        expect(part).toContain(days);
        expect(part).toContain(time);
      }
    }
  });

  it('says the special hours of the next weeks that the owner has published', () => {
    const specialHours = [
      { date: '2026-12-24', note: 'Christmas Eve' },
      { date: '2026-12-11', note: 'Training', opens: '12:00', closes: '14:00' },
      { date: '2026-12-09', note: 'Over' },
      { date: '2027-02-15', note: 'Far' },
    ];
    const published = confirmationMail(record, settings, mailHours({ specialHours }, now));
    for (const part of [published.text, published.html]) {
      expect(part).toMatch(/Fri, Dec 11 \(Training\): noon–2PM[\s\S]*Thu, Dec 24 \(Christmas Eve\): closed/);
      expect(part).not.toMatch(/Over|Far/);
    }
  });

  it('says the weekly hours that the owner has published, instead of those of the build', () => {
    const openingHours = [{ days: ['Tuesday' as const], opens: '11:00', closes: '19:30' }];
    const published = confirmationMail(record, settings, mailHours({ openingHours }, now));
    for (const part of [published.text, published.html]) {
      expect(part).toContain('11AM–7:30PM');
      for (const { time } of business.hours) expect(part).not.toContain(time);
    }
  });

  it('holds nothing that was typed but the recipient', () => {
    const { to, ...rest } = mail;
    expect(to).toBe('dana@example.com');
    expect(JSON.stringify(rest)).not.toMatch(/Buy now|dana/i);
    const other = confirmationMail({ ...record, email: 'other@example.com' }, settings, mailHours({}, now));
    expect({ ...other, to }).toEqual(mail);
  });

  it('asks robots not to answer', () => {
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' });
  });

  it('is not written to an address that is unsafe in a header', () => {
    expect(confirmationRecordOf('1', { email: 'a,b@example.com' })).toBeNull();
    expect(confirmationRecordOf('1', {})).toBeNull();
  });
});
