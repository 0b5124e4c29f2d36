import { z } from 'zod';
import { closingBand, pageHero, pageMeta, titledText } from './about.schema.ts';
import { plainText, richText } from './articles/schema.ts';
import { serviceSlugSchema } from './services/schema.ts';

export const redemptionOptionSchema = z.strictObject({
  points: z.int().positive(),
  /** US dollars of credit. */
  value: z.number().positive(),
  description: plainText,
});
export type RedemptionOption = z.infer<typeof redemptionOptionSchema>;

/** Points & Rewards. */
export const rewardsSchema = z
  .strictObject({
    meta: pageMeta,
    hero: pageHero,
    howItWorks: z.strictObject({ title: plainText, steps: z.array(titledText).length(3) }),
    qualifying: z.strictObject({
      title: plainText,
      text: richText,
      services: z
        .array(
          z.strictObject({
            name: plainText,
            /** How the rate reads on the page. */
            pointsRate: plainText,
            description: plainText,
            /** Service page to read more on. */
            slug: serviceSlugSchema,
          }),
        )
        .min(1),
      /** Products whose treatment earns points. */
      products: z.array(plainText).min(1),
    }),
    /** The arithmetic of the program; the calculator uses nothing else. */
    rates: z.strictObject({
      pointsPerDollar: z.number().positive(),
      /** US dollars of credit per point. */
      dollarsPerPoint: z.number().positive(),
    }),
    redemption: z.strictObject({
      title: plainText,
      text: richText,
      /** Smallest first. */
      options: z.array(redemptionOptionSchema).min(1),
    }),
    calculator: z.strictObject({
      title: plainText,
      text: richText,
      /** Label of the field for dollars spent. */
      spent: plainText,
      points: plainText,
      credit: plainText,
      /** Where points don't reach the first step yet. `{points}` is the number missing. */
      missing: z.string().includes('{points}'),
    }),
    details: z.strictObject({ title: plainText, items: z.array(richText).min(5) }),
    closing: closingBand,
  })
  .refine(
    ({ rates, redemption }) =>
      redemption.options.every(({ points, value }) => points * rates.dollarsPerPoint === value),
    {
      path: ['redemption', 'options'],
      message: 'each value is points × dollarsPerPoint',
    },
  );
export type Rewards = z.infer<typeof rewardsSchema>;
