import { describe, expect, it } from 'vitest';
import { settingProblems, type SettingName } from '../../supabase/functions/_shared/site-settings.ts';
import { CHECKS, nextStart, readAnswer, readRows, settingsAt } from './read-settings.ts';

const EVE = { date: '2026-12-24', note: 'Christmas Eve' };
const OPEN = { ...EVE, opens: '10:00', closes: '12:00' };

const PRICE = { service: 'botox', price: { kind: 'per-unit', amount: 14, unit: 'unit' } };

const photo = (letter: string) => ({ id: letter.repeat(64), alt: 'A cheek' });
const CASE = {
  service: 'microneedling',
  title: 'Acne scars',
  caption: 'Six weeks after the third visit.',
  before: photo('a'),
  after: photo('b'),
  consent: '2026-11-20',
};

const LINKS = [
  '/',
  '/contact',
  '/services/head-spa',
  'https://partner.example.com',
  'https://partner.example.com:8443/a%20b/?c=d&e#f',
  `https://x.example.com/${'x'.repeat(278)}`,
  `https://x.example.com/${'x'.repeat(279)}`,
  '',
  'contact',
  '//evil.example',
  '/\\evil.example',
  '/a//b',
  '/a?b',
  '/a#b',
  '/../x',
  'http://evil.example',
  'https://localhost',
  'https://',
  'https://good.example@evil.example',
  'https://good.example:x@evil.example',
  'https://еvil.example.com',
  'https://x.example.com/"onclick=',
  'https://x.example.com/<script>',
  'https://x.example.com/ a',
  'https://x.example.com/\u202e',
  'javascript:alert(1)',
  'JAVASCRIPT://x.example.com/%0Aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:\\\\evil.example',
  7,
  null,
];

/** Values of each setting, right ones and tampered ones. */
const VALUES: Partial<Record<keyof typeof CHECKS, unknown[]>> = {
  prices: [
    [],
    [PRICE],
    [PRICE, { ...PRICE, treatment: 'forehead' }],
    [PRICE, { ...PRICE, service: 'filler' }],
    [PRICE, PRICE],
    [{ ...PRICE, service: 'Botox' }],
    [{ ...PRICE, service: '__proto__' }],
    [{ ...PRICE, treatment: '' }],
    [{ ...PRICE, run: 1 }],
    [{ service: 'botox' }],
    ...[
      { kind: 'from', amount: 250 },
      { kind: 'exact', amount: 99.5, currency: 'EUR' },
      { kind: 'exact', amount: 0.1 + 0.2 },
      { kind: 'exact', amount: 1.005 },
      { kind: 'exact', amount: 100_000 },
      { kind: 'exact', amount: 100_000.01 },
      { kind: 'exact', amount: 0 },
      { kind: 'exact', amount: -1 },
      { kind: 'exact', amount: '250' },
      { kind: 'exact', amount: 1e21 },
      { kind: 'exact', amount: 1, currency: 'usd' },
      { kind: 'exact', amount: 1, unit: 'unit' },
      { kind: 'per-session', amount: 1, what: 'Facials', note: 'Tax included.' },
      { kind: 'per-session', amount: 1, note: 'Tax included' },
      { kind: 'per-session', amount: 1, what: '<b>' },
      { kind: 'per-unit', amount: 1 },
      { kind: 'per-unit', amount: 1, unit: 'x'.repeat(31) },
      { kind: 'package', amount: 1, sessions: 3 },
      { kind: 'package', amount: 1, sessions: 1 },
      { kind: 'package', amount: 1, sessions: 2.5 },
      { kind: 'package', amount: 1, sessions: 101 },
      { kind: 'about', amount: 1 },
      { kind: 'constructor', amount: 1 },
      { amount: 1 },
      7,
      null,
    ].map((price) => [{ ...PRICE, price }]),
    Array.from({ length: 151 }, (_, at) => ({ ...PRICE, service: `s-${at}` })),
    { 0: PRICE },
    null,
  ],
  cases: [
    [],
    [CASE],
    [CASE, CASE],
    [CASE, { ...CASE, before: photo('c'), after: photo('d') }],
    [CASE, { ...CASE, before: photo('c'), after: photo('a') }],
    [{ ...CASE, after: CASE.before }],
    [{ ...CASE, offLabel: true }],
    [{ ...CASE, offLabel: false }],
    [{ ...CASE, service: 'Botox' }],
    [{ ...CASE, title: '' }],
    [{ ...CASE, title: 'x'.repeat(41) }],
    [{ ...CASE, caption: 'Six weeks later' }],
    [{ ...CASE, caption: `${'x'.repeat(239)}.` }],
    [{ ...CASE, caption: `${'x'.repeat(240)}.` }],
    [{ ...CASE, caption: '<img src=x onerror=alert(1)>.' }],
    [{ ...CASE, before: { id: 'javascript:alert(1)', alt: 'A cheek' } }],
    [{ ...CASE, before: { id: 'A'.repeat(64), alt: 'A cheek' } }],
    [{ ...CASE, before: { id: 'a'.repeat(65), alt: 'A cheek' } }],
    [{ ...CASE, before: { id: 'a'.repeat(64) } }],
    [{ ...CASE, before: { ...photo('a'), src: 'https://evil.example/x.svg' } }],
    [{ ...CASE, before: 'a'.repeat(64) }],
    [{ ...CASE, consent: '' }],
    [{ ...CASE, run: 1 }],
    Array.from({ length: 25 }, (_, at) => ({
      ...CASE,
      before: { ...photo('a'), id: String(at).padStart(64, '0') },
      after: { ...photo('b'), id: String(at).padStart(64, '1') },
    })),
    {},
    null,
  ],
  specialHours: [
    [],
    [EVE],
    [OPEN, { ...EVE, date: '2027-01-01' }],
    [{ ...EVE, date: '2028-02-29' }],
    [{ ...EVE, date: '2026-02-29' }],
    [{ ...EVE, date: '2026-12-24T00:00' }],
    [{ ...EVE, date: 20261224 }],
    [EVE, EVE],
    [{ ...EVE, opens: '10:00' }],
    [{ ...EVE, closes: '10:00' }],
    [{ ...OPEN, opens: '24:00' }],
    [{ ...OPEN, opens: '10:00:00' }],
    [{ ...OPEN, opens: null }],
    [{ ...EVE, note: '' }],
    [{ ...EVE, note: ' x' }],
    [{ ...EVE, note: 'a\nb' }],
    [{ ...EVE, note: '<img src=x onerror=alert(1)>' }],
    [{ ...EVE, note: '[x](javascript:alert(1))' }],
    [{ ...EVE, note: '\u202eevE' }],
    [{ ...EVE, note: 'Eve\u200b' }],
    [{ ...EVE, note: 'x'.repeat(60) }],
    [{ ...EVE, note: 'x'.repeat(61) }],
    [{ ...EVE, constructor: 'x' }],
    [{ date: '2026-12-24' }],
    Array.from({ length: 61 }, (_, at) => ({
      ...EVE,
      date: new Date(at * 86_400_000).toISOString().slice(0, 10),
    })),
    [null],
    ['2026-12-24'],
    { length: 0 },
    null,
    'x',
    7,
  ],
};

const NEWS = { text: 'We’re back on Monday', from: '2026-12-01', until: '2026-12-06' };
const to = (link: unknown) => [{ ...NEWS, to: link }];
VALUES.announcements = [
  [],
  [NEWS],
  [NEWS, { ...NEWS, text: 'A new room' }],
  [NEWS, NEWS],
  [{ ...NEWS, until: NEWS.from }],
  [{ ...NEWS, until: '2026-11-30' }],
  [{ ...NEWS, until: undefined }],
  [{ text: NEWS.text, until: NEWS.until }],
  [{ ...NEWS, text: 'x'.repeat(80) }],
  [{ ...NEWS, text: 'x'.repeat(81) }],
  [{ ...NEWS, text: '<script>alert(1)</script>' }],
  [{ ...NEWS, text: 'Open \u202enepo' }],
  [{ ...NEWS, text: 7 }],
  ...LINKS.map(to),
  Array.from({ length: 21 }, (_, at) => ({ ...NEWS, text: String(at) })),
  NEWS,
  null,
];

const CODE = {
  code: 'summer-flyer',
  destination: '/memberships',
  description: 'Flyer for July',
  enabled: true,
  lastUpdated: '2026-06-20',
};
VALUES.qrCodes = [
  [],
  [CODE],
  [CODE, { ...CODE, code: 'b', enabled: false }],
  [CODE, CODE],
  ...['', 'A', 'a b', 'a/b', '../a', 'a-', 'constructor', '__proto__', 'x'.repeat(64), 'x'.repeat(65), 7].map(
    (code) => [{ ...CODE, code }],
  ),
  ...LINKS.map((destination) => [{ ...CODE, destination }]),
  [{ ...CODE, description: '<b>' }],
  [{ ...CODE, description: 'x'.repeat(121) }],
  [{ ...CODE, enabled: 'yes' }],
  [{ ...CODE, enabled: undefined }],
  [{ ...CODE, lastUpdated: 'today' }],
  Array.from({ length: 61 }, (_, at) => ({ ...CODE, code: `c${at}` })),
  { bag: CODE },
  null,
];

const WEEK = { days: ['Monday', 'Tuesday'], opens: '10:00', closes: '18:00' };
VALUES.openingHours = [
  [WEEK],
  [WEEK, { ...WEEK, days: ['Sunday'], opens: '22:00', closes: '02:00' }],
  [{ ...WEEK, closes: '10:00' }],
  [],
  [{ ...WEEK, days: [] }],
  [{ ...WEEK, days: ['Monday', 'Monday'] }],
  [WEEK, WEEK],
  [{ ...WEEK, days: ['monday'] }],
  [{ ...WEEK, days: 'Monday' }],
  [{ ...WEEK, days: ['constructor'] }],
  [{ ...WEEK, opens: '24:00' }],
  [{ ...WEEK, opens: '' }],
  [{ ...WEEK, closes: undefined }],
  [{ ...WEEK, note: 'x' }],
  WEEK,
  null,
];

VALUES.afterHoursPhone = [
  '(949) 555-0143',
  '(212) 255-0100',
  '',
  '9495550143',
  '(949) 555-01433',
  '(149) 555-0143',
  '(949) 155-0143',
  ' (949) 555-0143',
  '(949) 555-0143\n',
  '(949) 555-0143" onclick="x',
  '911',
  'tel:911',
  { display: '(949) 555-0143' },
  7,
  null,
];

const OFFER = { enabled: true, discount: '20%' };
VALUES.offer = [
  OFFER,
  { ...OFFER, enabled: false, code: 'FIRSTTIDE', until: '2026-12-31' },
  ...['$50', '$9999', '100%', '1%', '0%', '101%', '$0', '$10000', '20', '20 %', '<b>', '20%\n', '', 20].map(
    (discount) => ({ ...OFFER, discount }),
  ),
  ...['ABCD', 'A'.repeat(20), 'A'.repeat(21), 'ABC', 'abcd', 'AB CD', '', 1234].map((code) => ({
    ...OFFER,
    code,
  })),
  { ...OFFER, until: '2026-02-29' },
  { ...OFFER, until: null },
  { ...OFFER, terms: 'x' },
  { ...OFFER, terms: 'Mondays to Thursdays only.' },
  { ...OFFER, terms: `${'x'.repeat(200)}.` },
  { ...OFFER, terms: '<b>.' },
  { ...OFFER, run: 'x' },
  { ...OFFER, enabled: 'yes' },
  { enabled: true },
  [OFFER],
  null,
];

const QUOTE = {
  name: 'Ann R.',
  rating: 5,
  text: 'They told me what I didn’t need before what I did.',
  consent: '2026-11-20',
};
VALUES.testimonials = [
  [],
  [QUOTE],
  [QUOTE, { ...QUOTE, text: `${QUOTE.text} Twice.` }],
  [{ ...QUOTE, name: 'Zoë-Ann Ö.' }],
  [{ ...QUOTE, name: 'O’Neil B.' }],
  [{ ...QUOTE, name: 'Mary Ann R.' }],
  [{ ...QUOTE, name: 'Zoe\u0308 O\u0308.' }],
  [{ ...QUOTE, name: 'Mary Ann Lee R.' }],
  [QUOTE, QUOTE],
  ...['', 'Ann', 'Ann R', 'ann r.', 'Ann Rowe', '<b> R.', `A${'n'.repeat(40)} R.`, 7, null].map((name) => [
    { ...QUOTE, name },
  ]),
  ...[0, 6, 4.5, '5', NaN, undefined].map((rating) => [{ ...QUOTE, rating }]),
  [{ ...QUOTE, text: 'x'.repeat(39) }],
  [{ ...QUOTE, text: 'x'.repeat(40) }],
  [{ ...QUOTE, text: 'x'.repeat(320) }],
  [{ ...QUOTE, text: 'x'.repeat(321) }],
  [{ ...QUOTE, text: `${'x'.repeat(40)}<script>` }],
  [{ ...QUOTE, text: `${'x'.repeat(40)}\n${'x'.repeat(40)}` }],
  [{ ...QUOTE, consent: 'yes' }],
  [{ ...QUOTE, consent: undefined }],
  [{ ...QUOTE, location: 'Verified Client' }],
  Array.from({ length: 13 }, (_, at) => ({ ...QUOTE, text: `${QUOTE.text} ${at}` })),
  QUOTE,
  null,
];

it('is tested for every setting', () =>
  expect(Object.keys(VALUES).toSorted()).toEqual(Object.keys(CHECKS).toSorted()));

describe.each(Object.entries(VALUES))('the check of %s', (key, values) => {
  it.each(values.map((value) => [value]))('agrees with the schema about %j', (value) => {
    const check = CHECKS[key as keyof typeof CHECKS];
    expect(check(value)).toBe(settingProblems(key as SettingName, value).length === 0);
  });
  it('has right and wrong values to agree about', () => {
    const right = values.filter(CHECKS[key as keyof typeof CHECKS]);
    expect(right.length).toBeGreaterThan(2);
    expect(values.length - right.length).toBeGreaterThan(2);
  });
});

const row = (starts_at: string, value: unknown = [EVE], key = 'specialHours') => ({ key, starts_at, value });
const NOW = Date.parse('2026-12-01T00:00:00Z');

describe('an answer', () => {
  it('is the value that holds now, and those that will later', () => {
    const later = [{ starts_at: '2026-12-20T00:00:00+00:00', value: [] }];
    const rows = readAnswer([{ key: 'specialHours', value: [EVE], later }])!;
    expect(settingsAt(rows, NOW)).toEqual({ specialHours: [EVE] });
    expect(settingsAt(rows, nextStart(rows, NOW))).toEqual({ specialHours: [] });
    expect(settingsAt(readAnswer([{ key: 'specialHours', value: null, later }])!, NOW)).toEqual({});
  });

  it.each([
    ['an error', { message: 'no' }],
    ['null', null],
    ['a page', '<html>'],
    ['rows without later values', [{ key: 'specialHours', value: [] }]],
    ['a later value without a time', [{ key: 'specialHours', value: [], later: [{ value: [] }] }]],
    ['a later value that is none', [{ key: 'specialHours', value: [], later: [7] }]],
    ['a row without a name', [{ value: [], later: [] }]],
    ['no rows', [1]],
  ])('that is %s is none of our server', (_, answer) => {
    expect(readAnswer(answer)).toBeUndefined();
  });

  it.each([
    ['an error', { message: 'no' }],
    ['null', null],
    ['a page', '<html>'],
    ['a row without a time', [{ key: 'specialHours', value: [] }]],
    ['a row with a time that is none', [row('soon')]],
    ['a row without a value', [{ key: 'specialHours', starts_at: '2026-11-01T00:00:00Z' }]],
    ['no rows', [1]],
  ])('stored as %s changes nothing', (_, answer) => {
    expect(readRows(answer)).toBeUndefined();
  });

  it('changes a setting to the latest value that has begun', () => {
    const rows = readRows([
      row('2026-12-20T00:00:00+00:00', []),
      row('2026-11-30T00:00:00+00:00'),
      row('2026-11-01T00:00:00+00:00', []),
    ])!;
    expect(settingsAt(rows, NOW)).toEqual({ specialHours: [EVE] });
    expect(nextStart(rows, NOW)).toBe(Date.parse('2026-12-20T00:00:00Z'));
    expect(settingsAt(rows, nextStart(rows, NOW))).toEqual({ specialHours: [] });
    expect(nextStart(rows, Date.parse('2027-01-01'))).toBe(Infinity);
  });

  it('of a newer server changes what this build knows, and nothing else', () => {
    const rows = readRows([row('2026-11-01T00:00:00Z', 1, 'later'), row('2026-11-01T00:00:00Z')])!;
    expect(settingsAt(rows, NOW)).toEqual({ specialHours: [EVE] });
    expect(settingsAt(readRows([row('2026-11-01T00:00:00Z', 1, '__proto__')])!, NOW)).toEqual({});
  });

  it('with a tampered value of a setting leaves that setting as it was', () => {
    const rows = readRows([
      row('2026-11-01T00:00:00Z'),
      row('2026-12-20T00:00:00Z', [{ ...EVE, note: '<b>' }]),
    ])!;
    expect(settingsAt(rows, NOW)).toEqual({});
  });
});
