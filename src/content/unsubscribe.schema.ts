import { z } from 'zod';
import { pageMeta } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';

/**
 * Texts of the unsubscribe page, by state. The messages for failures are in
 * `supabase/functions/_shared/messages.ts`.
 */
export const unsubscribeSchema = z.strictObject({
  meta: pageMeta,
  /** Shown for the link in a mail until a person shows: mail scanners open links too. */
  confirm: z.strictObject({ title: plainText, text: plainText }),
  loading: z.strictObject({ title: plainText, text: plainText }),
  success: z.strictObject({
    title: z.literal('Unsubscribed Successfully'),
    text: z.literal('You have been successfully unsubscribed from our mailing list.'),
    note: richText,
    home: plainText,
  }),
  error: z.strictObject({
    title: z.literal('Unsubscribe Failed'),
    /** Shown below the reason. */
    note: plainText,
    manual: z.literal('Try manual unsubscribe'),
  }),
  manual: z.strictObject({
    title: plainText,
    text: richText,
    email: plainText,
    submit: z.literal('UNSUBSCRIBE'),
    submitting: z.literal('UNSUBSCRIBING...'),
    note: richText,
  }),
  /** Shown when the request is saved on the device and sent later. */
  saved: z.strictObject({ title: plainText, text: plainText }),
});
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;
