import { business } from '../../content/business.ts';

const { address, name } = business;
const WORDS = {
  name,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
};

/** A part of a text: words, or the phone number or email address of the business. `at`: its index, used as a key. */
export type Part = { at: number } & (
  | { type: 'text'; text: string }
  | { type: 'url'; url: string }
  | { type: 'phone' }
  | { type: 'email' }
);

/**
 * Fills the placeholders of a text (`src/content/policies/policy.schema.ts`). `{name}` and `{address}` become words.
 * `{phone}`, `{email}` and addresses of other websites become parts of their own, so that they can be links. Unknown
 * placeholders stay.
 */
export function splitFacts(text: string): Part[] {
  return text
    .replace(/\{(name|address)\}/g, (_, key: keyof typeof WORDS) => WORDS[key])
    .split(/(\{phone\}|\{email\}|https:\/\/[\w./-]*\w)/)
    .filter(Boolean)
    .map((part, at) => {
      if (part === '{phone}') return { at, type: 'phone' };
      if (part === '{email}') return { at, type: 'email' };
      if (part.startsWith('https://')) return { at, type: 'url', url: part };
      return { at, type: 'text', text: part };
    });
}
