import { z } from 'zod';
import { listBlock, paragraphBlock, plainText, slug } from '../articles/article.schema.ts';

const policyBlockSchema = z.discriminatedUnion('type', [paragraphBlock, listBlock]);

/**
 * A policy page. Its texts may contain the placeholders `{name}`, `{phone}`, `{email}` and `{address}`, which are filled
 * from the business record, and no other braces. The address of another website (`https://...`) becomes a link.
 */
export const policySchema = z.strictObject({
  slug,
  title: plainText,
  /** Shown under the title as 'Last Updated'. */
  lastUpdated: z.iso.date(),
  meta: z.strictObject({
    /** Title and description for search engines and the browser tab. */
    title: plainText.max(60),
    description: plainText.min(120).max(158),
  }),
  /** One or two sentences on the purpose of the page, above the first section. */
  intro: z.array(paragraphBlock.shape.text).min(1),
  sections: z
    .array(
      z.strictObject({
        /** Anchor of the section. Don't rename it after publishing, because links use it. */
        id: slug,
        heading: plainText,
        blocks: z.array(policyBlockSchema).min(1),
      }),
    )
    .min(5),
});
export type Policy = z.infer<typeof policySchema>;
