import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';

/** The words of the offer for first-time clients in the terms and in the mail that brings it. */
export const offerTermsSchema = z.strictObject({
  /** How to use the code, and how to use an offer that has none. Mails say it. */
  howTo: plainText,
  howToWithoutCode: plainText,
  /** Who may use it, what it covers, and what it can't be combined with: one sentence each. */
  terms: z.array(plainText.regex(/\.$/, 'must end with a full stop')).min(2),
});
export type OfferTerms = z.infer<typeof offerTermsSchema>;
