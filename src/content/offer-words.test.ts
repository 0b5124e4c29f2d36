import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../supabase/functions/_shared/offer-now.ts';
import type { OfferSetting } from '../../supabase/functions/_shared/site-settings.ts';
import { NAMES_OFFER } from '../../tests/e2e/support/names-offer.ts';
import { allWords } from './offer-words.ts';
import { modules as recordModules } from './record-modules.ts';

/** Texts that may say so whatever the offer is: what a consultation costs comes off the first treatment. */
const OTHERS = /comes off the price of your first treatment/;

const OFF: OfferSetting = { enabled: false, discount: '20%', code: 'FIRSTTIDE' };

/** Every text of every record, for what the owner has published. */
async function textsOf(offer: OfferSetting): Promise<string[]> {
  vi.resetModules();
  vi.doMock('./published.ts', () => ({ published: { offer } }));
  const names = [
    ...Object.keys(recordModules).filter((name) => !/^\.\/offer(?:-terms)?\.ts$/.test(name)),
    ...readdirSync(`${import.meta.dirname}/derived`)
      .filter((name) => name !== 'offer-rows.ts')
      .map((name) => `./derived/${name}`),
  ];
  const modules: Record<string, unknown>[] = [];
  // One by one: imports at the same time may take a module from before the mock.
  for (const name of names) modules.push(await import(/* @vite-ignore */ name));
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (value instanceof Map) return texts([...value.values()]);
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return modules.flatMap((module) => texts({ ...module, published: undefined }));
}
afterEach(() => vi.doUnmock('./published.ts'));

describe('the records', () => {
  it('name no offer while it is off', async () => {
    const texts = await textsOf(OFF);
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => NAMES_OFFER.test(text) && !OTHERS.test(text))).toEqual([]);
  });

  it('name no other offer than the one that stands', async () => {
    const texts = (await textsOf({ enabled: true, discount: '$37', until: '2027-01-31' })).filter(
      (text) => NAMES_OFFER.test(text) && !OTHERS.test(text),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /\d%|\bcode\b/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('It’s good through January 31, 2027.'))).toBe(true);
  });

  it('are in the default state what they were specified to be', async () => {
    const texts = await textsOf({ ...OFF, enabled: true });
    for (const sentence of [
      '20% off for first-time clients',
      '20% off your first treatment',
      'Sign up for the code, or ask for it when you come. It covers treatments, not products, memberships, packages or gift cards. Neurotoxins and dermal filler aren’t included.',
      'Enjoy 20% off your first treatment with us. A consultation alone doesn’t use it up. Get the code by email, or ask at the desk.',
      'First-time clients get 20% off their first treatment. Neurotoxins and dermal filler aren’t included. Sign up for the code, or book a time that suits you.',
      'It’s for first-time clients and covers treatments. Neurotoxins and dermal filler aren’t included. Share your email for the code and its terms.',
    ])
      expect(texts).toContain(sentence);
  });
});

const OFFER: Offer = { discount: '20%', code: 'FIRSTTIDE' };
const flat = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(flat);

it.each<[string, Offer | undefined]>([
  ['with a code', OFFER],
  ['without one', { discount: '$50' }],
  ['off', undefined],
])('no two texts of an offer %s are the same, so that pages can tell them apart', (_, offer) => {
  const texts = flat(allWords(offer)).filter((text) => text !== '');
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
