import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';
import { helpTopicSchema } from './services/service.schema.ts';

/** Warning signs of one kind of trouble, by how fast a client has to act. */
const signs = z.strictObject({
  sameDay: z.array(plainText),
  emergency: z.array(plainText),
});

/** "When to get help": three steps on every aftercare page, with the signs of the service; two lines on its service page. */
export const getHelpSchema = z.strictObject({
  title: plainText,
  brief: z.strictObject({
    call: plainText,
    emergency: plainText,
    /** On pages of neurotoxins: the signs of the boxed warning. */
    neurotoxin: plainText,
    link: plainText,
  }),
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
  /** On pages of fillers: the signs, then what to do without an `afterHoursPhone` in the business record, or before it. */
  filler: z.strictObject({ signs: plainText, closed: plainText, onCall: plainText }),
  signs: z.record(helpTopicSchema, signs),
});
export type GetHelp = z.infer<typeof getHelpSchema>;
