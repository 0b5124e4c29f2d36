import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';
import { performerSchema } from './services/service.schema.ts';

/** Who licenses and supervises the people who perform a service, in one line by class of license. */
export const performersSchema = z.strictObject({
  labels: z.strictObject({ license: plainText, number: plainText }),
  classes: z.record(performerSchema, plainText),
});
export type Performers = z.infer<typeof performersSchema>;
