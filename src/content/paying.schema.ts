import { z } from 'zod';
import { amountSchema, currencySchema } from '../../supabase/functions/_shared/site-settings.ts';
import { titledText } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';
import { pricingSchema } from './services/service.schema.ts';

/** What things cost and how they are paid. The payment methods themselves are in the business record. */
export const payingSchema = z.strictObject({
  title: plainText,
  /** Where no price is shown: when a client learns it. */
  writtenPrice: plainText,
  /** The same in the hero of a service, beside its price. */
  totalInWriting: plainText,
  /** In its place where no price is shown: how to get one. */
  onRequest: plainText,
  /** After "Priced": what the price of a service depends on. */
  pricedBy: z.record(pricingSchema, plainText),
  /** What a consultation costs: nothing, an amount, or `varies` if the booking page says so. */
  consultation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('free') }),
    z.strictObject({ kind: z.literal('varies') }),
    z.strictObject({
      kind: z.literal('fee'),
      amount: amountSchema,
      currency: currencySchema,
      /** Whether it comes off the price of the first treatment. */
      credited: z.boolean(),
    }),
  ]),
  /** How long a consultation takes, where, and whether treatment follows at the same visit or at another one. */
  consultationVisit: z.strictObject({
    minutes: z.int().min(5),
    place: plainText,
    treatment: plainText,
    later: plainText,
    /** The same for what isn't medical treatment and needs no visit of its own. */
    brief: plainText,
    /** In place of what the consultation costs, there. */
    briefCost: plainText,
  }),
  methods: plainText,
  plans: z.strictObject({ title: plainText, text: richText, steps: z.array(titledText).length(3) }),
  /** Leave it out if you sell none: then no page mentions gift cards, the terms included. */
  giftCards: titledText.optional(),
  /** Leave it out if there is nothing to add to "Buy More Save More" on the memberships page. */
  packages: titledText.optional(),
});
export type Paying = z.infer<typeof payingSchema>;
