import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from './clean-text.ts';
import { inquirySchema, subscriptionSchema, unsubscribeSchema } from './contract.ts';
import { ID, WRITTEN } from './fakes.ts';
import { EMAIL_PATTERN } from './limits.ts';

describe('characters that nobody sees', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
    ['a word joiner', '\u2060'],
    ['an invisible separator', '\u2063'],
    ['a zero-width joiner between Latin letters', '\u200d'],
    ['a zero-width non-joiner between Latin letters', '\u200c'],
    ['a combining grapheme joiner', '\u034f'],
    ['a Hangul filler', '\u3164'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a right-to-left override', '\u202e'],
    ['a left-to-right embedding', '\u202a'],
    ['a pop of a direction', '\u202c'],
    ['an isolate', '\u2066'],
    ['the end of an isolate', '\u2069'],
    ['a NUL', '\0'],
    ['an escape', '\u001b'],
    ['a delete', '\u007f'],
    ['a control character of the second kind', '\u009b'],
    ['an annotation', '\ufff9'],
    ['a tag letter', '\u{e0041}'],
  ])('%s is removed from every field', (_, character) => {
    expect(cleanText(`da${character}na`)).toBe('dana');
    expect(cleanLine(`${character}da${character}na${character}`)).toBe('dana');
    expect(cleanPhone(`${character}555${character} 0100`)).toBe('555 0100');
    for (const address of [
      `${character}dana@example.com${character}`,
      `da${character}na@exam${character}ple.com`,
    ])
      expect(cleanEmail(address)).toBe('dana@example.com');
  });

  it.each(['\u200e', '\u200f', '\u061c'])('a direction mark stays in a message only: %j', (mark) => {
    expect(cleanText(`a${mark}b`)).toBe(`a${mark}b`);
    expect(cleanLine(`${mark}a${mark}b`)).toBe('ab');
    expect(cleanEmail(`${mark}dana@example.com${mark}`)).toBe('dana@example.com');
  });
});

describe('what must survive', () => {
  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a scientist with a skin tone', '👩🏽‍🔬'],
    ['a heart on fire', '❤️‍🔥'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a pirate flag', '🏴‍☠️'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['the flag of Iran', '🇮🇷'],
    ['a keycap', '1️⃣'],
    ['Persian with a zero-width non-joiner', 'می\u200cخواهم'],
    ['Sinhala with a zero-width joiner', 'ශ්\u200dරී ලංකා'],
    ['Hindi with a zero-width joiner', 'क्\u200dष'],
    ['Malayalam with a zero-width non-joiner', 'ന്\u200cന'],
    ['an abbreviation in Arabic', 'ه\u200d'],
    ['Hebrew', 'שלום'],
    ['Japanese with a variation selector', '葛\u{e0100}城'],
    ['accents in two forms', 'José Jose\u0301'],
    ['an address of an emoji', '🌊 line\n\tindented'],
  ])('%s', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('nothing is left of a sequence that is broken', () => {
    expect(cleanText('👩\u200d and 🏴\u{e0067} and می\u200c\u200c\u200cخ')).toBe('👩 and 🏴 and می\u200cخ');
  });
});

describe('lines', () => {
  it('end the same way, whatever was pasted', () => {
    expect(cleanText('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
  });
  it('become one in a field of one line', () => {
    expect(cleanLine('\u00a0 Dana \t\r\n Whitfield ')).toBe('Dana Whitfield');
  });
  it('hold no lone surrogate', () => {
    expect(cleanText('a\ud800b\udc00')).toBe('a\ufffdb\ufffd');
  });
});

describe('an address', () => {
  it.each([
    ['mailto:dana@example.com', 'dana@example.com'],
    ['MAILTO:dana@example.com?subject=Hi&body=x', 'dana@example.com'],
    ['mailto:jos%C3%A9%2Bspa@example.com', 'josé+spa@example.com'],
    ['mailto:50%@example.com', '50%@example.com'],
    ['<dana@example.com>', 'dana@example.com'],
    ['Dana Whitfield <dana@example.com>', 'dana@example.com'],
    ['<mailto:dana@example.com>', 'dana@example.com'],
    ['\u202adana@example.com\u202c', 'dana@example.com'],
    ['\u00a0dana@example.com\u2003', 'dana@example.com'],
    ['dana＠example.com', 'dana@example.com'],
    ['Jose\u0301@Example.COM', 'José@Example.COM'],
    ['dana@exämple.com', 'dana@xn--exmple-cua.com'],
    ['dana@EXÄMPLE.com', 'dana@xn--exmple-cua.com'],
    ['dana@exa\u0308mple.com', 'dana@xn--exmple-cua.com'],
    ['dana@straße.de', 'dana@xn--strae-oqa.de'],
    ['dana@例え。jp', 'dana@xn--r8jz45g.jp'],
    ['dana@xn--exmple-cua.com', 'dana@xn--exmple-cua.com'],
    ['dana@ｅxample.com', 'dana@example.com'],
    ['dana@ⓔxample.com', 'dana@example.com'],
    ["o'hara+spa@mail.example.co.uk", "o'hara+spa@mail.example.co.uk"],
  ])('%j becomes %j', (pasted, clean) => {
    expect(cleanEmail(pasted)).toBe(clean);
    expect(EMAIL_PATTERN.test(clean)).toBe(true);
    expect(cleanEmail(clean)).toBe(clean);
  });

  it.each([
    'dana @example.com',
    'dana@example',
    'dana@example.com.',
    'dana@exämple.com:80',
    'dana@ex\u2100mple.com',
    'dana@１２７.0.0.1',
    'dana＠bank.example@example.com',
    'eve@example.com,dana@example.com',
    'Dana <dana@example.com> or <dana@example.org>',
    'mailto:',
    '\u200b',
    '',
  ])('%j is refused as before', (pasted) => {
    expect(EMAIL_PATTERN.test(cleanEmail(pasted))).toBe(false);
  });
});

it('a phone number loses the scheme of a link', () => {
  expect(cleanPhone('tel:+1-949-555-0199')).toBe('+1-949-555-0199');
  expect(cleanPhone('\u202d(949)\u00a0555-0199\u202c')).toBe('(949) 555-0199');
});

it('cleaning twice changes nothing, and no text breaks it', () => {
  const odd = constantFrom(
    ...'\u200d \u200c \u200b \u202e \r \n \ud800 👩 🏴 \u{e0067} \u{e007f} می < > @ mailto: . ü % \ufe0f 🏽'.split(
      ' ',
    ),
  );
  const text = oneof(
    array(oneof(odd, string({ unit: 'grapheme', maxLength: 3 }))).map((parts) => parts.join('')),
    string({ unit: 'binary' }),
  );
  assert(
    property(text, (raw) => {
      for (const clean of [cleanText, cleanLine]) expect(clean(clean(raw))).toBe(clean(raw));
      expect(cleanText(raw)).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0\u200b]/);
      cleanEmail(raw);
      cleanPhone(raw);
    }),
    { numRuns: 2000 },
  );
});

describe('the schemas', () => {
  const raw = { id: ID, ...WRITTEN, submittedAt: '2026-11-21T17:12:00.000Z' };

  it('clean every field', () => {
    const parsed = inquirySchema.parse({
      ...raw,
      fullName: '\u202eDana\u200b Whitfield 👩🏽‍🔬',
      email: 'mailto:dana@exämple.com',
      phone: 'tel:(949)\u00a0555-0187',
      service: 'Head\u00ad Spa',
      message: 'می\u200cخواهم\r\n\u202edneirf\0',
    });
    expect(parsed).toMatchObject({
      fullName: 'Dana Whitfield 👩🏽‍🔬',
      email: 'dana@xn--exmple-cua.com',
      phone: '(949) 555-0187',
      service: 'Head Spa',
      message: 'می\u200cخواهم\ndneirf',
    });
    expect(subscriptionSchema.parse({ id: ID, email: '<dana@example.com>' }).email).toBe('dana@example.com');
    expect(unsubscribeSchema.parse({ id: ID, email: '\u200bdana@example.com', token: null }).email).toBe(
      'dana@example.com',
    );
  });

  it('refuse a text of which nothing is left, and count what is left', () => {
    expect(inquirySchema.safeParse({ ...raw, message: '\u200b \u2060' }).success).toBe(false);
    expect(inquirySchema.parse({ ...raw, fullName: '\u200b' }).fullName).toBeNull();
    expect(inquirySchema.safeParse({ ...raw, message: `${'x'.repeat(10_000)}\u200b` }).success).toBe(true);
  });
});
