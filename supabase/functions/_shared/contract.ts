/**
 * What travels between the browser and the backend, and nothing else: the schemas that the forms, the outbox,
 * the edge functions and the tests all parse with. `zod/mini`, because the browser pays for every byte.
 */
import { z } from 'zod/mini';
import { EMAIL_PATTERN, LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { bareReferrer } from './referrer.ts';
import type { RefusedField } from './refusals.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** Blank and missing mean the same: nothing was given. */
const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );
/** Longer than the limit is refused as it came; what is kept is bare. */
const referrerSchema = z.pipe(
  optionalText(LIMITS.referrer),
  z.transform((value) => (value && bareReferrer(value)) || null),
);
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LIMITS.email, MESSAGES.invalidEmail),
    z.regex(EMAIL_PATTERN, MESSAGES.invalidEmail),
  );

/** An inquiry as the visitor submitted it, with what the browser adds. `submittedAt` is the visitor's clock. */
export const inquirySchema = z.object({
  id: z.uuid(),
  fullName: optionalText(LIMITS.name),
  email: emailSchema,
  phone: optionalText(LIMITS.phone),
  service: optionalText(LIMITS.service),
  message: z.string().check(z.trim(), z.minLength(1, MESSAGES.inquiryMissing), z.maxLength(LIMITS.message)),
  formSource: z._default(text(LIMITS.source), 'main_form'),
  submittedAt: z.iso.datetime(),
  userAgent: optionalText(LIMITS.userAgent),
  referrer: referrerSchema,
  sessionId: optionalText(LIMITS.sessionId),
  /** The honeypot was filled, or the form was sent in under two seconds. Drops nothing, only marks the row. */
  suspected: z._default(z.boolean(), false),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** A sign-up for the mailing list. */
export const subscriptionSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  source: z._default(text(LIMITS.source), 'popup'),
  /** As with an inquiry. Drops nothing, only marks the request for the staff's digest. */
  suspected: z._default(z.boolean(), false),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * A wish to leave the mailing list. `token` is null when the address was typed by hand; `email` is null for the link
 * in a mail, whose token says who it is. Older mails' links carry both. One of them must be there.
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

/** What the database function `subscribe` answers. */
export type SubscribeAnswer = 'subscribed' | 'already_subscribed' | 'resubscribed';

/**
 * Every edge function answers with this JSON. `id` echoes the request's id: without it a reply is no
 * acknowledgement. `retryAfter` (seconds) mirrors the Retry-After header, which pages of another origin can't read.
 */
export interface FunctionReply {
  id: string | null;
  success: boolean;
  /** send-inquiry-email: the row is in the database (by an earlier insert or by this call). */
  stored?: boolean;
  /** The mail has been accepted by the mail server, now or earlier. */
  emailSent?: boolean;
  /** A sentence for the visitor, of the error catalogue. */
  error?: string;
  /** Stable, machine-readable. */
  code?: ReplyCode;
  /** What of the submission a refusal is about, where it is about one thing (`refusals.ts`). */
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
  | 'rate_limited'
  | 'in_progress'
  | 'unavailable';
