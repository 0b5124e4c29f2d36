import { z } from 'zod';
import { plainText } from './articles/schema.ts';
import { performerSchema } from './services/schema.ts';

/** Who may perform a service: kind of license and supervision, by class of license. */
export const performersSchema = z.strictObject({
  labels: z.strictObject({ license: plainText, supervision: plainText, number: plainText }),
  classes: z.record(
    performerSchema,
    z.strictObject({
      /** Kind of license, and the board or office that issues it. */
      license: plainText,
      /** Who supervises, or that nobody has to. */
      supervision: plainText,
    }),
  ),
});
export type Performers = z.infer<typeof performersSchema>;
