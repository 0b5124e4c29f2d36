import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';

/** The offer for first-time clients: what the pages, the popup, the terms and the mails say about it. */
export const offerSchema = z.strictObject({
  /** What a client says or types to use it. Mails show it. */
  code: z.string().regex(/^[A-Z0-9]{4,20}$/, 'must be 4 to 20 capital letters and digits'),
  /** From the business record. */
  percent: z.int().min(1).max(100),
  /** The last day of the offer. Leave it out if there is none. The build refuses a day that is over. */
  until: z.iso.date().optional(),
  /** How to use the code. */
  howTo: plainText,
  /** Who may use it, what it covers, and what it can't be combined with: one sentence each. */
  terms: z.array(plainText.regex(/\.$/, 'must end with a full stop')).min(2),
});
export type Offer = z.infer<typeof offerSchema>;
