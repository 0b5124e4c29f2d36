import { z } from 'zod';
import { brandKeySchema } from './services/schema.ts';

/** The suppliers of the logo strip, set in type. */
export const brandsSchema = z
  .array(
    z.strictObject({
      key: brandKeySchema,
      /** Full name, for screen readers and for pages that mention the brand. */
      name: z.string().min(1),
      /** The name as set in the strip, one or two lines. */
      lines: z.array(z.string().min(1)).min(1).max(2),
      /** How the wordmark is set. */
      setting: z.enum(['serif', 'serif-caps', 'sans', 'sans-caps', 'sans-wide']),
    }),
  )
  .length(12);
export type Brand = z.infer<typeof brandsSchema>[number];
