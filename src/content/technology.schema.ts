import { z } from 'zod';
import { closingBand, pageHero, pageMeta, titledText } from './about.schema.ts';
import { picture, plainText, richText, slug } from './articles/article.schema.ts';
import { brandKeySchema, serviceSlugSchema } from './services/service.schema.ts';

export const deviceSchema = z.strictObject({
  name: plainText,
  /** Anchor on the page. */
  slug,
  /** One line under the name. */
  tagline: plainText,
  /** What it is, how it works, what it feels like, and last what the FDA has cleared it for. */
  description: z.array(richText).min(3),
  /** Shown as tags. */
  bestFor: z.array(plainText).min(3),
  /** How long the skin needs to recover. */
  downtime: plainText,
  /** Comfort during the treatment. */
  painLevel: plainText,
  /** Who should ask first, or not have it. */
  caution: plainText,
  image: picture,
  relatedServices: z.array(z.strictObject({ name: plainText, slug: serviceSlugSchema })).min(1),
});
export type Device = z.infer<typeof deviceSchema>;

/** Our Technology. */
export const technologySchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  labels: z.strictObject({
    bestFor: plainText,
    downtime: plainText,
    painLevel: plainText,
    caution: plainText,
    relatedServices: plainText,
  }),
  /** SkinPen, Scarlet SRF, HydraFacial MD, IPL, in that order. */
  devices: z.array(deviceSchema).length(4),
  productLines: z.strictObject({
    title: plainText,
    text: richText,
    image: picture,
    lines: z
      .array(
        z.strictObject({
          /** Name and wordmark come from the brand record. */
          brand: brandKeySchema,
          description: plainText,
        }),
      )
      .min(4),
  }),
  why: z.strictObject({ title: plainText, blocks: z.array(titledText).min(3) }),
  closing: closingBand,
});
export type Technology = z.infer<typeof technologySchema>;
