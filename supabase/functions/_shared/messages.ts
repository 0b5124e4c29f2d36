/**
 * Limits and sentences that the browser and the backend share. Apart from the schemas (`contract.ts`), so that a
 * page can show a form without loading the validator.
 */

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

/** The exact sentences of the error catalogue, and one for a value over its limit. */
export const MESSAGES = {
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
  tooLong: 'Please shorten this a little',
} as const;

/**
 * Text, an at sign, and a domain in plain ASCII (international ones as punycode). Mail programs fold fullwidth and
 * circled letters to plain ones, so that one mailbox could pass as many. The database has the same pattern.
 */
export const EMAIL_PATTERN =
  /^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Where an inquiry was written. */
export const FORM_SOURCES = ['main_form', 'contact_page', 'widget'] as const;
export type FormSource = (typeof FORM_SOURCES)[number];
