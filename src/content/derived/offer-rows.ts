/** Each text of this build that names the offer, and what takes its place on open pages once the owner has changed the offer. */
import type { Offer } from '../../../supabase/functions/_shared/offer-now.ts';
import { offer } from '../offer.ts';
import { allWords, firstVisit, home } from '../offer-words.ts';

/** `{discount}`, `{terms}` and `{until}` stand for those of the later offer. */
const SAMPLE: Offer = { discount: '{discount}', terms: '{terms}' };
const SAMPLES = [
  SAMPLE,
  { ...SAMPLE, code: 'CODE' },
  { ...SAMPLE, until: '{until}' },
  { ...SAMPLE, code: 'CODE', until: '{until}' },
];

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

const [built, off, ...on] = [offer, undefined, ...SAMPLES].map((one) => textsOf(allWords(one))) as [
  string[],
  string[],
  ...string[][],
];

/** The text of this build, the one without an offer, and those of an offer: plain, with a code, with a last day, with both. */
export const offerRows: readonly (readonly string[])[] = built
  .map((text, at) => [text, off[at]!, ...on.map((texts) => texts[at]!)])
  .filter(([text]) => text !== '')
  .map((row) => (row.slice(3).every((text) => text === row[2]) ? row.slice(0, 3) : row));

/** Those that stand within a longer text: after a price, or in a description. */
export const offerParts: readonly string[] = [firstVisit(offer).inHero, home(offer).sentence].filter(
  (part) => part !== '',
);
