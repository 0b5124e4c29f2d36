import { z } from 'zod';
import { closingBand, pageHero, pageMeta } from './about.schema.ts';
import { plainText, richText, slug } from './articles/schema.ts';
import { serviceSlugSchema } from './services/schema.ts';

export const galleryCaseSchema = z.strictObject({
  /** Names the case in the address of the overlay. */
  id: slug,
  category: plainText,
  treatment: plainText,
  /** Service that the case links to. */
  treatmentSlug: serviceSlugSchema,
  /** Names of the two pictures. */
  beforeImage: slug,
  afterImage: slug,
  beforeAlt: plainText,
  afterAlt: plainText,
  /** Shown in the overlay: what to look at, how many visits, and that it is an illustration where it is one. */
  caption: richText,
  /** True until the owner replaces the pair with photographs shown with consent. */
  illustration: z.boolean(),
});
export type GalleryCase = z.infer<typeof galleryCaseSchema>;

/** Before and after gallery. */
export const gallerySchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  disclaimer: z.strictObject({ title: plainText, text: z.array(richText).min(1) }),
  labels: z.strictObject({
    before: z.literal('Before'),
    after: z.literal('After'),
    /** Marks a case whose pictures are drawn. */
    illustration: plainText,
    /** Stands under every case: California Business and Professions Code section 651(b)(3)(C) asks for this sentence. */
    results: plainText,
    learnMore: plainText,
    close: plainText,
    previous: plainText,
    next: plainText,
    /** Names the handle that moves between the two pictures. */
    compare: plainText,
    open: plainText,
  }),
  cases: z.array(galleryCaseSchema).min(6),
  closing: closingBand,
});
export type Gallery = z.infer<typeof gallerySchema>;
