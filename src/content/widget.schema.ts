import { z } from 'zod';
import { plainText, richText } from './articles/schema.ts';

/**
 * The floating contact form. The sentences for failures are in `TEXTS` of the wire
 * contract, those for a message that waits in `lead-form.ts`.
 */
export const widgetSchema = z.strictObject({
  /** The button that opens it is the shell's: `navigation.message`. */
  close: plainText,
  title: plainText,
  text: richText,
  name: plainText,
  email: plainText,
  phone: plainText,
  message: plainText,
  optional: plainText,
  honeypot: plainText,
  submit: plainText,
  submitting: z.literal('SENDING...'),
  privacy: richText,
  success: z.strictObject({
    title: z.literal('MESSAGE SENT'),
    text: z.literal("Thank you for reaching out. We'll get back to you within 24 hours."),
  }),
});
export type Widget = z.infer<typeof widgetSchema>;
