import { z } from 'zod';
import { listBlock, paragraphBlock, plainText, slug } from '../articles/schema.ts';

const policyBlockSchema = z.discriminatedUnion('type', [paragraphBlock, listBlock]);
export type PolicyBlock = z.infer<typeof policyBlockSchema>;

/**
 * A long-form policy page. Its texts may hold the placeholders `{name}`, `{phone}`, `{email}` and `{address}`,
 * which are filled from the business record when the page is rendered; no other braces occur.
 */
export const policySchema = z.strictObject({
  slug,
  title: plainText,
  /** Shown under the title as 'Last Updated'. */
  lastUpdated: z.iso.date(),
  meta: z.strictObject({
    /** For search engines and the browser's tab. */
    title: plainText.max(60),
    description: plainText.min(120).max(158),
  }),
  /** One or two sentences above the first section that say what the page is for. */
  intro: z.array(paragraphBlock.shape.text).min(1),
  sections: z
    .array(
      z.strictObject({
        /** Anchor of the section and key of its entry in the table of contents. Never renamed once published. */
        id: slug,
        heading: plainText,
        blocks: z.array(policyBlockSchema).min(1),
      }),
    )
    .min(5),
});
export type Policy = z.infer<typeof policySchema>;
