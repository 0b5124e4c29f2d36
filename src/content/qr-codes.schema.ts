import { z } from 'zod';
import { qrCodesSchema } from '../../supabase/functions/_shared/site-settings.ts';
import { plainText } from './articles/article.schema.ts';

/**
 * A path of this site without query and anchor, because the host serves its file at the code's address. Not `//host`,
 * which would be another site.
 */
const page = z.string().regex(/^\/(?![/\\])[^\s\\?#]*$/);
/** Printed QR codes. */
export const qrCodesRecordSchema = z.strictObject({
  /** The destination of unknown and disabled codes. */
  defaultDestination: page,
  /** Shown with a spinner before another site opens. */
  redirecting: z.literal('Redirecting...'),
  /** Texts around the code on the printed card and poster (`npm run qr`). */
  print: z.strictObject({ title: plainText, text: plainText, hint: plainText }),
  entries: qrCodesSchema,
});
export type QrCodes = z.infer<typeof qrCodesRecordSchema>;
