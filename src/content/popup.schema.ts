import { z } from 'zod';
import { plainText, richText } from './articles/schema.ts';

/**
 * The sign-up popup. What the server says, and the sentences for failures, are in
 * `TEXTS` of the wire contract.
 */
export const popupSchema = z.strictObject({
  /** Name of a picture in `src/media/masters`; without words, so it needs none in its place. */
  picture: plainText,
  eyebrow: plainText,
  title: plainText,
  text: richText,
  email: plainText,
  submit: z.literal('SIGN UP'),
  submitting: z.literal('SENDING...'),
  /** Below the field: what the address is used for. */
  note: richText,
  close: plainText,
  honeypot: plainText,
  /** After the server said so; the popup closes by itself. */
  success: z.strictObject({ title: z.literal('Thank You!'), text: plainText }),
  /** Without a connection: saved here, sent later. */
  saved: z.strictObject({ title: plainText, text: plainText }),
});
export type Popup = z.infer<typeof popupSchema>;
