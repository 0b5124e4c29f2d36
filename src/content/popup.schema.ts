import { z } from 'zod';
import { plainText, richText } from './articles/article.schema.ts';

const topic = z.strictObject({ eyebrow: plainText, title: plainText, text: richText });

/**
 * Texts of the sign-up popup. The messages for replies of the server and for failures are in
 * `supabase/functions/_shared/messages.ts`.
 */
export const popupSchema = z.strictObject({
  /** Name of a picture in `src/media/masters`. It is decorative and has no alternative text. */
  picture: plainText,
  eyebrow: plainText,
  title: plainText,
  text: richText,
  email: plainText,
  submit: z.literal('SIGN UP'),
  submitting: z.literal('SENDING...'),
  /** Shown below the field: what the address is used for. */
  note: richText,
  close: plainText,
  honeypot: plainText,
  /** Shown after the server has confirmed. The popup closes by itself. */
  success: z.strictObject({ title: z.literal('Thank You!'), text: plainText }),
  /** Shown when the sign-up is saved on the device and sent later. */
  saved: z.strictObject({ title: plainText, text: plainText }),
  /** Other words for sign-ups about a topic, by the source that is stored with them. */
  topics: z.strictObject({
    /** Has a mail of its own, also for people on the list. */
    'virtual-consultations': topic,
    packages: topic,
  }),
});
export type Popup = z.infer<typeof popupSchema>;

/** What a sign-up is about, if not the offer. */
export type PopupTopic = keyof Popup['topics'];
