import { describe, expect, it } from 'vitest';
import { isAllowed, readPublished, type SettingName } from './site-settings.ts';

const NEWS = { text: 'We’re back on Monday', from: '2026-12-01', until: '2026-12-06' };
const CODE = {
  code: 'summer-flyer',
  destination: '/memberships',
  description: 'Flyer for July',
  enabled: true,
  lastUpdated: '2026-06-20',
};
const QUOTE = { name: 'Ann R.', rating: 5, text: 'x'.repeat(40), consent: '2026-11-20' };

/** Values at the edge of what a schema allows. Visitors' pages have no other check. */
const EDGES: [
  setting: SettingName,
  of: (part: unknown) => unknown,
  allowed: unknown[],
  refused: unknown[],
][] = [
  [
    'announcements',
    (to) => [{ ...NEWS, to }],
    [
      '/',
      '/services/head-spa',
      'https://partner.example.com',
      'https://partner.example.com:8443/a%20b/?c=d&e#f',
      `https://x.example.com/${'x'.repeat(278)}`,
    ],
    [
      `https://x.example.com/${'x'.repeat(279)}`,
      '',
      'contact',
      '//evil.example',
      '/\\evil.example',
      '/a//b',
      '/a?b',
      '/../x',
      'http://evil.example',
      'https://localhost',
      'https://good.example@evil.example',
      'https://еvil.example.com',
      'https://x.example.com/"onclick=',
      'https://x.example.com/<script>',
      'https://x.example.com/\u202e',
      'JAVASCRIPT://x.example.com/%0Aalert(1)',
      'java\nscript:alert(1)',
      'https:\\\\evil.example',
      7,
    ],
  ],
  [
    'announcements',
    (text) => [{ ...NEWS, text }],
    ['x', 'x'.repeat(80)],
    [' x', 'a\nb', 'Open \u202enepo', 'Eve\u200b'],
  ],
  [
    'qrCodes',
    (code) => [{ ...CODE, code }],
    ['a', 'x'.repeat(64)],
    ['../a', 'a-', '__proto__', 'x'.repeat(65)],
  ],
  [
    'prices',
    (price) => [{ service: 'botox', price }],
    [
      { kind: 'from', amount: 100_000 },
      { kind: 'exact', amount: 99.5, currency: 'EUR' },
      { kind: 'package', amount: 1, sessions: 2 },
    ],
    [
      { kind: 'constructor', amount: 1 },
      { kind: 'exact', amount: 1e21 },
      { kind: 'exact', amount: 1, currency: 'usd' },
      { kind: 'package', amount: 1, sessions: 2.5 },
      null,
    ],
  ],
  [
    'specialHours',
    (date) => [{ date, note: 'Closed' }],
    ['2028-02-29'],
    ['2026-02-29', '2026-12-24T00:00', 20261224],
  ],
  [
    'openingHours',
    (opens) => [{ days: ['Monday'], opens, closes: '02:00' }],
    ['22:00'],
    ['24:00', '10:00:00'],
  ],
  ['afterHoursPhone', (phone) => phone, ['', '(949) 555-0143'], ['(949) 555-0143\n', '(149) 555-0143']],
  [
    'offer',
    (discount) => ({ enabled: true, discount }),
    ['1%', '100%', '$9999'],
    ['0%', '101%', '$0', '20%\n', 20],
  ],
  [
    'testimonials',
    (name) => [{ ...QUOTE, name }],
    ['Zoë-Ann Ö.', 'O’Neil B.', 'Mary Ann R.', 'Zoe\u0308 O\u0308.'],
    ['Mary Ann Lee R.', 'ann r.', '<b> R.', `A${'n'.repeat(40)} R.`],
  ],
];

describe.each(EDGES)('%s', (setting, of, allowed, refused) => {
  it.each(allowed.map((part) => [part]))('may have %j', (part) =>
    expect(isAllowed(setting, of(part))).toBe(true),
  );
  it.each(refused.map((part) => [part]))('may not have %j', (part) =>
    expect(isAllowed(setting, of(part))).toBe(false),
  );
});

it('of what is published, what this build can read is read', () => {
  const values = { afterHoursPhone: '', offer: [], unheardOf: 1 };
  expect(readPublished(JSON.parse(`{"__proto__":1,${JSON.stringify(values).slice(1)}`))).toEqual({
    afterHoursPhone: '',
  });
  expect(readPublished(null)).toEqual({});
});
