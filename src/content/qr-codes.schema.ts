import { z } from 'zod';
import { plainText, slug } from './articles/schema.ts';

/**
 * A page of this site, without query and anchor: the host serves its file at the code's address. Never `//host`,
 * which a browser reads as another site.
 */
const page = z.string().regex(/^\/(?![/\\])[^\s\\?#]*$/);
/** A page of this site, or another site over https. */
const destination = z.union([page, z.url({ protocol: /^https$/ })]);

/** Printed QR codes. */
export const qrCodesSchema = z
  .strictObject({
    /** Where an unknown or disabled code leads. */
    defaultDestination: page,
    /** Shown with a spinner while another site is loading. */
    redirecting: z.literal('Redirecting...'),
    /** Words around the code on the printed card and poster (`npm run qr`). */
    print: z.strictObject({ title: plainText, text: plainText, hint: plainText }),
    /** A list and not an object, so that no code can be the name of something every object has. */
    entries: z.array(
      z.strictObject({
        /** Last part of the printed address. Never changed once printed. */
        code: slug.max(64),
        destination,
        /** Where the code is printed, for the staff's digest. */
        description: plainText,
        /** A disabled code still leads to the default destination. */
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
