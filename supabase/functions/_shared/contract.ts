/**
 * What travels between the browser and the backend, and nothing else: the schemas that the forms, the outbox,
 * the edge functions and the tests all parse with. `zod/mini`, because the browser pays for every byte.
 *
 * Lengths and texts: specification part 1 §5 and §8, `decisions.md` «Limits».
 */
import { z } from 'zod/mini';

/** Longest accepted value per field, in UTF-16 units in the browser and in characters in the database. */
export const LIMITS = {
  name: 200,
  email: 254,
  phone: 40,
  service: 120,
  message: 10_000,
  source: 80,
  userAgent: 512,
  referrer: 2048,
  sessionId: 64,
  qrCode: 64,
  destination: 2048,
  utm: 200,
} as const;

/** The exact sentences of the error catalogue (specification part 1 §8). */
export const TEXTS = {
  inquirySuccess: "Thank you for your inquiry! We'll get back to you within 24 hours.",
  inquiryFailure: 'Failed to submit. Please try again.',
  inquiryMissing: 'Email and message are required fields',
  unexpected: 'An unexpected error occurred. Please try again.',
  subscribed: 'Successfully subscribed!',
  alreadySubscribed: 'You are already subscribed!',
  subscribeFailure: 'Failed to subscribe. Please try again.',
  subscribeUnexpected: 'An unexpected error occurred',
  invalidEmail: 'Please enter a valid email address',
  messageFailure: 'Failed to send message. Please try again.',
  unsubscribeFailure: 'Failed to unsubscribe. Please try again.',
} as const;

/** Text, an at sign, text, a dot, text, no white space (specification part 1 §5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** Blank and missing mean the same: nothing was given. */
const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.email, TEXTS.invalidEmail), z.regex(EMAIL_PATTERN, TEXTS.invalidEmail));

/** Where an inquiry was written. */
export const FORM_SOURCES = ['main_form', 'contact_page', 'widget'] as const;
export type FormSource = (typeof FORM_SOURCES)[number];

/** An inquiry as the visitor submitted it, with what the browser adds. `submittedAt` is the visitor's clock. */
export const inquirySchema = z.object({
  id: z.uuid(),
  fullName: optionalText(LIMITS.name),
  email: emailSchema,
  phone: optionalText(LIMITS.phone),
  service: optionalText(LIMITS.service),
  message: z.string().check(z.trim(), z.minLength(1, TEXTS.inquiryMissing), z.maxLength(LIMITS.message)),
  formSource: z._default(text(LIMITS.source), 'main_form'),
  submittedAt: z.iso.datetime(),
  userAgent: optionalText(LIMITS.userAgent),
  referrer: optionalText(LIMITS.referrer),
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
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A wish to leave the mailing list; `token` is null when the address was typed by hand. */
export const unsubscribeSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  token: z.nullable(z.string().check(z.maxLength(200))),
});
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;

/** One scan of a printed code; `scannedAt` is the visitor's clock. */
export const qrVisitSchema = z.object({
  id: z.uuid(),
  qrCode: text(LIMITS.qrCode),
  destination: text(LIMITS.destination),
  userAgent: optionalText(LIMITS.userAgent),
  referrer: optionalText(LIMITS.referrer),
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
  retryAfter?: number;
}
export type ReplyCode =
  | 'missing_fields'
  | 'invalid'
  | 'too_large'
  | 'method_not_allowed'
  | 'origin_not_allowed'
  | 'wrong_token'
  | 'rate_limited'
  | 'in_progress'
  | 'unavailable';

/** The row that a browser inserts into `inquiries`: the visitor's columns only. */
export const inquiryRow = (inquiry: Inquiry) => ({
  id: inquiry.id,
  full_name: inquiry.fullName ?? 'Not provided',
  email: inquiry.email,
  phone: inquiry.phone,
  service: inquiry.service,
  message: inquiry.message,
  form_source: inquiry.formSource,
  user_agent: inquiry.userAgent,
  referrer: inquiry.referrer,
  session_id: inquiry.sessionId,
  submitted_at: inquiry.submittedAt,
});

/** The row that a browser inserts into `qr_analytics`. */
export const qrVisitRow = (visit: QrVisit) => ({
  id: visit.id,
  qr_code: visit.qrCode,
  destination: visit.destination,
  user_agent: visit.userAgent,
  referrer: visit.referrer,
  device_type: visit.deviceType,
  browser: visit.browser,
  os: visit.os,
  session_id: visit.sessionId,
  utm_source: visit.utmSource,
  utm_medium: visit.utmMedium,
  utm_campaign: visit.utmCampaign,
  scanned_at: visit.scannedAt,
});
