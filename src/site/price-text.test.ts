import { describe, expect, it } from 'vitest';
import { checkRecord } from '../plugins/content/check.ts';
import { consultationCost, paying } from '../content/paying.ts';
import { payingSchema } from '../content/paying.schema.ts';
import { type Price, priceSchema } from '../../supabase/functions/_shared/site-settings.ts';
import { pricePhrase, priceText } from './price-text.ts';
import { structuredPrice } from './structured-price.ts';

const prices: [Price, string, object][] = [
  [{ kind: 'exact', amount: 250 }, '$250', { price: 250, priceCurrency: 'USD' }],
  [
    { kind: 'from', amount: 1250 },
    'From $1,250',
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 1250, priceCurrency: 'USD' } },
  ],
  [
    { kind: 'from', amount: 250, what: 'Medical-grade facials' },
    'Medical-grade facials from $250',
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 250, priceCurrency: 'USD' } },
  ],
  [
    { kind: 'per-session', amount: 99.5, currency: 'EUR' },
    '€99.50 per session',
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 99.5,
        priceCurrency: 'EUR',
        unitText: 'session',
      },
    },
  ],
  [
    { kind: 'per-unit', amount: 14, unit: 'unit' },
    '$14 per unit',
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 14,
        priceCurrency: 'USD',
        unitText: 'unit',
      },
    },
  ],
  [
    { kind: 'package', amount: 900, sessions: 4 },
    '$900 for 4 sessions',
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 900,
        priceCurrency: 'USD',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 4, unitText: 'session' },
      },
    },
  ],
];

describe('a price', () => {
  it.each(prices)('%j reads "%s", and has its figures in the structured data', (price, text, data) => {
    expect(checkRecord('x.ts', priceSchema, price)).toEqual([]);
    expect(priceText(price)).toBe(text);
    expect(structuredPrice(price)).toEqual(data);
  });

  it('has its note after it', () => {
    expect(pricePhrase({ kind: 'exact', amount: 80, note: 'Numbing cream included.' })).toBe(
      '$80. Numbing cream included.',
    );
  });

  it('may be left out, and then structured data has none', () =>
    expect(structuredPrice(undefined)).toEqual({}));

  it.each([
    [{ kind: 'exact', amount: '250' }, 'amount: must be a number'],
    [{ kind: 'exact', amount: 0 }, 'amount: must be more than 0'],
    [{ kind: 'exact', amount: 1, currency: '$' }, 'currency: must be a currency code such as USD'],
    [{ kind: 'per-unit', amount: 14 }, 'unit: is missing; it must be a string'],
    [{ kind: 'package', amount: 900, sessions: 1 }, 'sessions: must be at least 2'],
    [{ kind: 'from', amount: 1, note: 'Tax included' }, 'note: must end with a full stop'],
    [
      { kind: 'about', amount: 1 },
      'kind: must be one of "exact", "from", "per-session", "per-unit", "package"',
    ],
  ])('that is wrong stops the build with a message: %j', (price, message) => {
    const findings = checkRecord('services/x.ts', priceSchema, price);
    expect(findings.map((finding) => `${finding.field}: ${finding.message}`)).toContain(message);
  });
});

describe('what a consultation costs', () => {
  const cost = (consultation: Parameters<typeof consultationCost>[0]['consultation']) =>
    consultationCost({ consultation });

  it('is said in one sentence', () => {
    expect(cost({ kind: 'free' })).toBe('The consultation is free.');
    expect(cost({ kind: 'varies' })).toContain('before you book');
    expect(cost({ kind: 'fee', amount: 50, credited: false })).toBe('The consultation is $50.');
    expect(cost({ kind: 'fee', amount: 50, credited: true })).toContain('comes off the price');
  });

  it.each([
    [{ kind: 'fee' }, 'consultation.amount: is missing; it must be a number'],
    [{ kind: 'gratis' }, 'consultation.kind: must be one of "free", "varies", "fee"'],
  ])('stops the build with a message if it is wrong: %j', (consultation, message) => {
    const findings = checkRecord('paying.ts', payingSchema, { ...paying, consultation });
    expect(findings.map((finding) => `${finding.field}: ${finding.message}`)).toContain(message);
  });
});
