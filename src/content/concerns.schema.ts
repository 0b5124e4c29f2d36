import { z } from 'zod';
import { callToAction, closingBand, pageHero, pageMeta, titledText } from './about.schema.ts';
import { picture, plainText, richText, slug } from './articles/article.schema.ts';
import { serviceSlugSchema } from './services/service.schema.ts';

export const skinConcernSchema = z.strictObject({
  /** Anchor on the page. */
  id: slug,
  /** Name of the skin type or condition. */
  type: plainText,
  description: richText,
  /** How to recognize it. */
  characteristics: z.array(plainText).min(3),
  image: picture,
  recommendedTreatments: z
    .array(
      z.strictObject({
        name: plainText,
        /** Why it suits this concern, in a sentence. */
        description: plainText,
        slug: serviceSlugSchema,
      }),
    )
    .length(3),
});
export type SkinConcern = z.infer<typeof skinConcernSchema>;

/** Shop by concerns. */
export const concernsSchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  /** Skin types, then skin conditions. */
  groups: z
    .array(
      z.strictObject({
        id: slug,
        title: plainText,
        text: richText,
        concerns: z.array(skinConcernSchema).length(3),
      }),
    )
    .length(2),
  labels: z.strictObject({ characteristics: plainText, treatments: plainText }),
  /** What people look for that is none of the six. */
  more: titledText,
  /** For visitors who find no concern that fits. */
  unsure: z.strictObject({ title: plainText, text: richText, action: callToAction }),
  closing: closingBand,
});
export type Concerns = z.infer<typeof concernsSchema>;
