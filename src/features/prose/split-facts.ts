import { business } from '../../content/business.ts';

const { address, name } = business;
const WORDS = {
  name,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
};

/** A stretch of text, or a way to reach the business that stands in it; `at` tells parts of one text apart. */
export type Part = { at: number } & ({ type: 'text'; text: string } | { type: 'phone' } | { type: 'email' });

/**
 * Fills the placeholders of a policy's text (`src/content/policies/schema.ts`): `{name}` and `{address}` become
 * words, `{phone}` and `{email}` parts of their own, so that they can be links. Other braces stay.
 */
export function splitFacts(text: string): Part[] {
  return text
    .replace(/\{(name|address)\}/g, (_, key: keyof typeof WORDS) => WORDS[key])
    .split(/(\{phone\}|\{email\})/)
    .filter(Boolean)
    .map((part, at) => {
      if (part === '{phone}') return { at, type: 'phone' };
      if (part === '{email}') return { at, type: 'email' };
      return { at, type: 'text', text: part };
    });
}
