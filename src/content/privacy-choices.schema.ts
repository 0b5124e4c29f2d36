import { z } from 'zod';
import { plainText, richText } from './articles/article.schema.ts';

/** Texts of the dialog that the footer's 'Your Privacy Choices' opens. */
export const privacyChoicesSchema = z.strictObject({
  title: z.literal('Your Privacy Choices'),
  intro: richText,
  close: plainText,
  visits: z.strictObject({
    title: plainText,
    /** Label of the switch. On: nothing is recorded. */
    optOut: plainText,
    /** The current state. */
    allowed: plainText,
    optedOut: plainText,
    gpc: plainText,
    dnt: plainText,
    /** Shown when the browser blocks storage, so that the choice is lost. */
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
    /** Values of the rows. */
    none: plainText,
    yes: plainText,
  }),
  deletion: z.strictObject({
    button: plainText,
    sure: plainText,
    confirm: plainText,
    keep: plainText,
    done: plainText,
    failed: plainText,
  }),
});
export type PrivacyChoices = z.infer<typeof privacyChoicesSchema>;
