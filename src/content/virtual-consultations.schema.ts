import { z } from 'zod';
import { callToAction, closingBand, faqEntry, pageHero, pageMeta, titledText } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';

/** Virtual consultations. */
export const virtualConsultationsSchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  benefits: z.strictObject({ title: plainText, items: z.array(titledText).min(3) }),
  /** The consultation that can be booked. */
  card: z.strictObject({
    title: plainText,
    text: richText,
    features: z.array(plainText).min(3),
    /** Facts such as length, days and rescheduling. */
    facts: z.array(z.strictObject({ label: plainText, value: plainText })).min(4),
    actions: z.array(callToAction).min(1),
  }),
  howItWorks: z.strictObject({ title: plainText, steps: z.array(titledText).length(4) }),
  /** How to prepare for the call. */
  preparation: z.strictObject({ title: plainText, items: z.array(richText).min(3) }),
  closing: closingBand,
  faq: z.strictObject({ title: plainText, entries: z.array(faqEntry).min(5) }),
});
export type VirtualConsultations = z.infer<typeof virtualConsultationsSchema>;
