import { z } from 'zod';
import { plainText, richText } from './articles/schema.ts';

/** The dialog behind the footer's 'Your Privacy Choices'. */
export const privacyChoicesSchema = z.strictObject({
  title: z.literal('Your Privacy Choices'),
  intro: richText,
  close: plainText,
  visits: z.strictObject({
    title: plainText,
    /** The switch: on means that nothing is recorded. */
    optOut: plainText,
    /** What holds at the moment. */
    allowed: plainText,
    optedOut: plainText,
    gpc: plainText,
    dnt: plainText,
    /** The browser stores nothing, so the choice can't be remembered. */
    unsaved: plainText,
  }),
  device: z.strictObject({
    title: plainText,
    text: richText,
    waiting: plainText,
    receipts: plainText,
    pages: plainText,
    session: plainText,
    choice: plainText,
    /** What stands behind each of them. */
    none: plainText,
    yes: plainText,
  }),
  forget: z.strictObject({
    button: plainText,
    sure: plainText,
    confirm: plainText,
    keep: plainText,
    done: plainText,
    failed: plainText,
  }),
});
export type PrivacyChoices = z.infer<typeof privacyChoicesSchema>;
