import { z } from 'zod';
import { callToAction, closingBand, faqEntry, pageHero, pageMeta, titledText } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';

export const membershipTierSchema = z.strictObject({
  name: plainText,
  /** US dollars per year. */
  price: z.int().positive(),
  /** Discount on eligible services, in percent. */
  discount: z.int().min(1).max(100),
  /** Marks the tier as 'most popular'. Only one tier has it. */
  popular: z.boolean(),
  /** Who it suits, in one line. */
  summary: plainText,
  features: z.array(plainText).min(3),
});
export type MembershipTier = z.infer<typeof membershipTierSchema>;

/** Memberships. */
export const membershipsSchema = z
  .strictObject({
    meta: pageMeta,
    hero: pageHero,
    benefits: z.strictObject({ title: plainText, items: z.array(titledText).min(3) }),
    tiers: z.strictObject({
      title: plainText,
      text: richText,
      /** The text after the price. */
      period: plainText,
      popularLabel: plainText,
      /** Whether no figures of the studio support that label yet. */
      isPopularSample: z.boolean(),
      /** Stands at the label as long as that is so. */
      sample: plainText,
      /** The CHOOSE button of each tier. */
      choose: callToAction,
      /** Whether and how a membership renews, beside each CHOOSE button. California asks for it there. */
      renewal: plainText,
      items: z.array(membershipTierSchema).length(3),
    }),
    /** Rules for all tiers, shown below them. */
    rules: z.strictObject({ title: plainText, items: z.array(richText).min(5) }),
    /** Also the destination of /bundles. */
    buyMoreSaveMore: z.strictObject({
      title: z.literal('Buy More Save More'),
      text: z.array(richText).min(1),
      actions: z.array(callToAction).min(1),
    }),
    howItWorks: z.strictObject({ title: plainText, steps: z.array(titledText).length(4) }),
    join: closingBand,
    faq: z.strictObject({ title: plainText, entries: z.array(faqEntry).min(5) }),
  })
  .refine(({ tiers }) => tiers.items.filter(({ popular }) => popular).length === 1, {
    path: ['tiers', 'items'],
    message: 'exactly one tier is the most popular',
  });
export type Memberships = z.infer<typeof membershipsSchema>;
