import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../supabase/functions/_shared/offer-now.ts';
import { offer as built } from '../../content/offer.ts';
import { allWords } from '../../content/offer-words.ts';
import { plainText } from '../../content/plain-text.ts';
import { rewordFor } from './reword-offer.ts';

const flat = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(flat);

describe.each<[string, Offer | undefined]>([
  ['off', undefined],
  ['plain', { discount: '$50' }],
  ['with a code', { discount: '15%', code: 'SPRING' }],
  ['with a last day', { discount: '$5', until: '2027-01-31' }],
  ['with both', { discount: '100%', code: 'SPRING', until: '2027-01-31' }],
  ['with terms', { discount: '$40', terms: 'Mondays to Thursdays only, for $& and {until}.' }],
  ['with everything', { discount: '$40', code: 'SPRING', terms: 'Mondays only.', until: '2027-01-31' }],
  ['of the build', built],
])('an offer that is %s', (_, offer) => {
  const reword = rewordFor(offer);
  it('is in every text of the build that named the earlier one', () => {
    expect(flat(allWords(built)).map(reword)).toEqual(flat(allWords(offer)));
    // In structured data.
    expect(flat(allWords(built)).map(plainText).map(reword)).toEqual(flat(allWords(offer)).map(plainText));
  });
  it('leaves other texts as they are', () => {
    for (const text of ['', '20% off eligible services', 'A $& quiet hour']) expect(reword(text)).toBe(text);
  });
});

const earlier = `${built?.discount} off your first treatment`;

it.skipIf(!built)('is changed within a description, too', () => {
  const [before, after] = ['A head spa in Laguna Niguel. ', 'By appointment.'];
  const reword = rewordFor({ discount: '$50' });
  expect(reword(`${before}${earlier}. ${after}`)).toBe(`${before}$50 off your first treatment. ${after}`);
  expect(rewordFor(undefined)(`${before}${earlier}. ${after}`)).toBe(before + after);
});

it.skipIf(!built)('is changed behind a price, too', () => {
  const price = `Medical-grade facials from $250, with ${earlier}. You’ll know the total.`;
  expect(rewordFor(undefined)(price)).toBe('Medical-grade facials from $250. You’ll know the total.');
  expect(rewordFor({ discount: '$50' })(price)).toBe(
    'Medical-grade facials from $250, with $50 off your first treatment. You’ll know the total.',
  );
});
