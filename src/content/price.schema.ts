import { z } from 'zod';

const shared = {
  /** In units of the currency: 250, or 12.5. */
  amount: z.number().positive().multipleOf(0.01),
  /** ISO 4217. US dollars if left out. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')
    .optional(),
  /** What the price is for, if not for all of it: "Medical-grade facials". */
  what: z.string().min(2).optional(),
  /** A condition, as a sentence: "Numbing cream included." */
  note: z.string().regex(/\.$/, 'must end with a full stop').optional(),
};

/** A price of a service or treatment. All of it is optional: what is left out is not shown. */
export const priceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact'), ...shared }),
  z.strictObject({ kind: z.literal('from'), ...shared }),
  z.strictObject({ kind: z.literal('per-session'), ...shared }),
  /** `unit`: "unit" or "syringe". */
  z.strictObject({ kind: z.literal('per-unit'), unit: z.string().min(1), ...shared }),
  z.strictObject({ kind: z.literal('package'), sessions: z.int().min(2), ...shared }),
]);
export type Price = z.infer<typeof priceSchema>;
