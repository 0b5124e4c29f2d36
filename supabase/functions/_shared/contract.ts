/**
 * What the browser and the backend exchange: the schemas that forms, outbox, edge functions and tests share.
 * `zod/mini`, because the browser downloads it.
 */
import { z } from 'zod/mini';
import { cleanEmail, cleanLine, cleanText } from './clean-text.ts';
import { cleanField } from './fields.ts';
import { INQUIRY_FIELDS, OTHER_FIELDS, valuesOf, type InquiryFieldName } from './inquiry-fields.ts';
import { EMAIL_PATTERN, LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { bareReferrer } from './referrer.ts';
import type { RefusedField } from './refusals.ts';
import type { ServiceRpc } from './rpc.ts';

/** A field of one line. The limit counts what is left after cleaning. */
const text = (max: number, clean = cleanLine) => z.string().check(z.overwrite(clean), z.maxLength(max));
/** Blank and missing both mean null. */
const optionalText = (max: number, clean = cleanLine) =>
  z.pipe(
    z.nullish(text(max, clean)),
    z.transform((value) => value || null),
  );
/** A field of the inquiry forms that may stay empty. */
const optionalField = (name: InquiryFieldName) =>
  optionalText(INQUIRY_FIELDS[name].max, (value) => cleanField(name, value));
/** The limit applies to what was sent. The result has no query, fragment or credentials. */
const referrerSchema = z.pipe(
  optionalText(LIMITS.referrer),
  z.transform((value) => (value && bareReferrer(value)) || null),
);
export const emailSchema = z
  .string()
  .check(
    z.overwrite(cleanEmail),
    z.maxLength(LIMITS.email, MESSAGES.invalidEmail),
    z.regex(EMAIL_PATTERN, MESSAGES.invalidEmail),
  );

/** An inquiry with what the browser adds to it. `submittedAt` is the visitor's clock. */
export const inquirySchema = z.object({
  id: z.uuid(),
  fullName: optionalField('fullName'),
  email: emailSchema,
  phone: optionalField('phone'),
  ...valuesOf(OTHER_FIELDS, optionalField),
  message: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, MESSAGES.inquiryMissing),
      z.maxLength(LIMITS.message),
    ),
  formSource: z._default(text(LIMITS.source), 'main_form'),
  submittedAt: z.iso.datetime(),
  userAgent: optionalText(LIMITS.userAgent),
  referrer: referrerSchema,
  sessionId: optionalText(LIMITS.sessionId),
  /** The device saw signs of a bot. Marks the row and the mail, and drops nothing. */
  suspected: z._default(z.boolean(), false),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** A sign-up for the mailing list. */
export const subscriptionSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  source: z._default(text(LIMITS.source), 'popup'),
  /** The device saw signs of a bot. The staff's digest mentions it. */
  suspected: z._default(z.boolean(), false),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * A request to leave the mailing list. `token` is null if the address was typed by hand; `email` is null for the link in
 * a mail, whose token identifies the subscriber. Links of older mails have both. One of them is required.
 */
export const unsubscribeSchema = z
  .object({
    id: z.uuid(),
    email: z.nullable(emailSchema),
    token: z.nullable(z.string().check(z.maxLength(200))),
  })
  .check(z.refine(({ email, token }) => email !== null || Boolean(token)));
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;

/** One scan of a printed code; `scannedAt` is the visitor's clock. */
export const qrVisitSchema = z.object({
  id: z.uuid(),
  qrCode: text(LIMITS.qrCode),
  destination: text(LIMITS.destination),
  userAgent: optionalText(LIMITS.userAgent),
  referrer: referrerSchema,
  deviceType: z.enum(['desktop', 'mobile', 'tablet']),
  browser: z.enum(['chrome', 'firefox', 'safari', 'edge', 'unknown']),
  os: z.enum(['windows', 'macos', 'linux', 'android', 'ios', 'unknown']),
  sessionId: optionalText(LIMITS.sessionId),
  utmSource: optionalText(LIMITS.utm),
  utmMedium: optionalText(LIMITS.utm),
  utmCampaign: optionalText(LIMITS.utm),
  scannedAt: z.iso.datetime(),
});
export type QrVisit = z.infer<typeof qrVisitSchema>;

/** The result of the database function `subscribe`. */
export type SubscribeAnswer = ServiceRpc['subscribe']['result'];

/**
 * The JSON reply of every edge function. `id` echoes the request's id: a reply without it is not an acknowledgement.
 * `retryAfter` (seconds) repeats the Retry-After header, which pages of another origin cannot read.
 */
export interface FunctionReply {
  id: string | null;
  success: boolean;
  /** send-inquiry-email: the row is in the database, from an earlier insert or this call. */
  stored?: boolean;
  /** The mail has been accepted by the mail server, now or earlier. */
  emailSent?: boolean;
  /** A sentence for the visitor, from `messages.ts`. */
  error?: string;
  /** Stable, machine-readable. */
  code?: ReplyCode;
  /** The field that a refusal is about, if it is about one (`refusals.ts`). */
  field?: RefusedField;
  retryAfter?: number;
}
export type ReplyCode =
  | 'missing_fields'
  | 'invalid'
  | 'too_large'
  | 'method_not_allowed'
  | 'origin_not_allowed'
  | 'wrong_token'
  | 'unknown_inquiry'
  | 'wrong_code'
  | 'rate_limited'
  | 'in_progress'
  | 'unavailable';
