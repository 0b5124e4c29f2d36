import { business } from './business.ts';
import { z } from 'zod';
import { plainText, richText } from './articles/article.schema.ts';

/**
 * Texts of the contact widget. The messages for failures are in `supabase/functions/_shared/messages.ts`, those for a
 * waiting message in `lead-form.ts`.
 */
export const widgetSchema = z.strictObject({
  /** The labels of its button are in `navigation.message`. */
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
    text: z.literal(
      `Thank you for reaching out. We'll get back to you within ${business.replyWithinHours} hours.`,
    ),
  }),
});
export type Widget = z.infer<typeof widgetSchema>;
