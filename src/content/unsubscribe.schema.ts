import { z } from 'zod';
import { pageMeta } from './about.schema.ts';
import { plainText, richText } from './articles/schema.ts';

/**
 * The unsubscribe page and its states. It is never indexed. The sentences for
 * failures come with the server's reply or from `TEXTS` in the wire contract.
 */
export const unsubscribeSchema = z.strictObject({
  meta: pageMeta,
  loading: z.strictObject({ title: plainText, text: plainText }),
  success: z.strictObject({
    title: z.literal('Unsubscribed Successfully'),
    text: z.literal('You have been successfully unsubscribed from our mailing list.'),
    note: richText,
    home: plainText,
  }),
  error: z.strictObject({
    title: z.literal('Unsubscribe Failed'),
    /** Below the reason. */
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
  /** Without a connection: the request is saved and sent later. */
  saved: z.strictObject({ title: plainText, text: plainText }),
  /** Without script. `{email}` is filled from the business record. */
  noScript: z.string().includes('{email}'),
});
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;
