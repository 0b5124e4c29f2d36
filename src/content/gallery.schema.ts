import { z } from 'zod';
import { closingBand, pageHero, pageMeta } from './about.schema.ts';
import { plainText, richText, slug } from './articles/article.schema.ts';
import { serviceSlugSchema } from './services/service.schema.ts';

export const galleryCaseSchema = z.strictObject({
  /** Id of the case. */
  id: slug,
  category: plainText,
  treatment: plainText,
  /** Service that the case links to. */
  treatmentSlug: serviceSlugSchema,
  /** File names of the two pictures. */
  beforeImage: slug,
  afterImage: slug,
  beforeAlt: plainText,
  afterAlt: plainText,
  /** Shown in the overlay: what to look at, the number of visits, and whether it is an illustration. */
  caption: richText,
  /** True in this record. Photographs of clients who consented come from the desk. */
  illustration: z.boolean(),
  /** True if the FDA has cleared the device for other uses than the one shown. */
  offLabel: z.literal(true).optional(),
});
export type GalleryCase = z.infer<typeof galleryCaseSchema> & {
  /** Addresses of photographs that are newer than the build. */
  photos?: { before: string; after: string };
};

/** Before and after gallery. */
export const gallerySchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  disclaimer: z.strictObject({ title: plainText, text: z.array(richText).min(1) }),
  labels: z.strictObject({
    before: z.literal('Before'),
    after: z.literal('After'),
    /** Note at a case whose pictures are illustrations. */
    illustration: plainText,
    /** Note at photographs of a client. */
    photographs: plainText,
    /** Note at a case whose use the FDA has not cleared. */
    offLabel: plainText,
    /** Stands under every case: California Business and Professions Code section 651(b)(3)(C) asks for this sentence. */
    results: plainText,
    learnMore: plainText,
    close: plainText,
    previous: plainText,
    next: plainText,
    /** Label of the slider between the two pictures. */
    compare: plainText,
    open: plainText,
  }),
  cases: z.array(galleryCaseSchema).min(6),
  closing: closingBand,
});
export type Gallery = z.infer<typeof gallerySchema>;
