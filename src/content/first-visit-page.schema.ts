import { z } from 'zod';
import { callToAction, closingBand, pageMeta, titledText } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';

/** The first-visit page: how to get here, and what happens. A fact that is left out is not shown. */
export const firstVisitPageSchema = z.strictObject({
  meta: pageMeta,
  hero: z.strictObject({
    eyebrow: plainText,
    title: plainText,
    text: richText,
    actions: z.array(callToAction).min(1),
  }),
  /** The drawn map. Draw another in `map.tsx`, where the studio is elsewhere. */
  map: z.strictObject({
    /** What the map shows, for those who cannot see it. */
    alt: plainText,
    labels: z.strictObject({
      ocean: plainText,
      coastRoad: plainText,
      freeway: plainText,
      mainRoad: plainText,
      street: plainText,
    }),
    note: plainText,
  }),
  find: z.strictObject({
    title: plainText,
    address: plainText,
    hours: plainText,
    openIn: plainText,
    /** Directions in words. */
    directions: z.array(titledText).min(1),
  }),
  /** What a client asks before coming. Each part is optional. */
  know: z.strictObject({
    title: plainText,
    facts: z.strictObject({
      parking: richText.optional(),
      arrival: richText.optional(),
      bring: richText.optional(),
      duration: richText.optional(),
      children: richText.optional(),
      companions: richText.optional(),
      access: richText.optional(),
      cancellation: richText.optional(),
    }),
    /** The heading of each part. */
    labels: z.strictObject({
      parking: plainText,
      arrival: plainText,
      bring: plainText,
      duration: plainText,
      children: plainText,
      companions: plainText,
      access: plainText,
      cancellation: plainText,
    }),
  }),
  happens: z.strictObject({ title: plainText, steps: z.array(titledText).length(4) }),
  /** Stands before the cities of the business record. */
  cities: z.strictObject({ title: plainText, text: plainText }),
  closing: closingBand,
});
export type FirstVisitPage = z.infer<typeof firstVisitPageSchema>;
