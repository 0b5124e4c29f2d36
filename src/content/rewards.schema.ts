import { z } from 'zod';
import { closingBand, pageHero, pageMeta, titledText } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';
import { serviceSlugSchema } from './services/service.schema.ts';

export const redemptionOptionSchema = z.strictObject({
  points: z.int().positive(),
  /** US dollars of credit. */
  value: z.number().positive(),
  description: plainText,
});

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
            /** The rate as text. */
            pointsRate: plainText,
            description: plainText,
            /** The service page that it links to. */
            slug: serviceSlugSchema,
          }),
        )
        .min(1),
      /** Products whose treatments earn points. */
      products: z.array(plainText).min(1),
    }),
    /** The rates that the calculator uses. */
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
      /** Shown below the first redemption step. `{points}` is the number of missing points. */
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
