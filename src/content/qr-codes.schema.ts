import { z } from 'zod';
import { plainText, slug } from './articles/article.schema.ts';

/**
 * A path of this site without query and anchor, because the host serves its file at the code's address. Not `//host`,
 * which would be another site.
 */
const page = z.string().regex(/^\/(?![/\\])[^\s\\?#]*$/);
/** A page of this site, or another site over https. */
const destination = z.union([page, z.url({ protocol: /^https$/ })]);

/** Printed QR codes. */
export const qrCodesSchema = z
  .strictObject({
    /** The destination of unknown and disabled codes. */
    defaultDestination: page,
    /** Shown with a spinner before another site opens. */
    redirecting: z.literal('Redirecting...'),
    /** Texts around the code on the printed card and poster (`npm run qr`). */
    print: z.strictObject({ title: plainText, text: plainText, hint: plainText }),
    /** A list and not an object, so that a code can't be the name of an inherited property. */
    entries: z.array(
      z.strictObject({
        /** Last part of the printed address. It can't be changed after printing. */
        code: slug.max(64),
        destination,
        /** Where the code is printed, for the staff's digest. */
        description: plainText,
        /** Whether the destination is used. A disabled code has the default destination. */
        enabled: z.boolean(),
        lastUpdated: z.iso.date(),
      }),
    ),
  })
  .refine(({ entries }) => new Set(entries.map(({ code }) => code)).size === entries.length, {
    path: ['entries'],
    message: 'two entries share a code',
  });
export type QrCodes = z.infer<typeof qrCodesSchema>;
export type QrCode = QrCodes['entries'][number];
