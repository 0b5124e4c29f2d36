import { z } from 'zod';
import { brandKeySchema } from './services/service.schema.ts';

/** The suppliers in the brand strip. */
export const brandsSchema = z
  .array(
    z.strictObject({
      key: brandKeySchema,
      /** Full name, for screen readers and for pages that mention the brand. */
      name: z.string().min(1),
      /** The name in the strip, in one or two lines. */
      lines: z.array(z.string().min(1)).min(1).max(2),
      /** The typeface of the wordmark. */
      setting: z.enum(['serif', 'serif-caps', 'sans', 'sans-caps', 'sans-wide']),
    }),
  )
  .length(12);
export type Brand = z.infer<typeof brandsSchema>[number];
