import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';
import { helpTopicSchema } from './services/service.schema.ts';

/** Warning signs of one kind of trouble, by how fast a client has to act. */
const signs = z.strictObject({
  sameDay: z.array(plainText),
  emergency: z.array(plainText),
});
export type HelpSigns = z.infer<typeof signs>;

/** "When to get help": three steps on every aftercare page, with the signs of the service; two lines on its service page. */
export const getHelpSchema = z.strictObject({
  title: plainText,
  brief: z.strictObject({ call: plainText, emergency: plainText, link: plainText }),
  text: plainText,
  call: z.strictObject({
    title: plainText,
    text: plainText,
    /** Stands before the number of the business record's `afterHoursPhone`. */
    afterHours: plainText,
  }),
  sameDay: z.strictObject({ title: plainText, text: plainText, always: z.array(plainText).min(1) }),
  emergency: z.strictObject({
    title: plainText,
    text: plainText,
    always: z.array(plainText).min(1),
    href: z.literal('tel:911'),
  }),
  /** On pages of fillers: without an `afterHoursPhone` in the business record, and before it. */
  filler: z.strictObject({ closed: plainText, onCall: plainText }),
  signs: z.record(helpTopicSchema, signs),
});
export type GetHelp = z.infer<typeof getHelpSchema>;
