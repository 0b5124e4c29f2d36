/**
 * What the browser and the backend accept. Apart from the schemas (`contract.ts`), so that a page can show a form
 * without loading the code of schemas.
 */

/** Longest accepted value per field: UTF-16 units in the browser, characters in the database. */
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

/**
 * Text, an at sign, and a domain in plain ASCII (international ones as punycode). Mail programs fold fullwidth and
 * circled letters to plain ones, so one mailbox could pass as many. The database has the same pattern.
 */
export const EMAIL_PATTERN =
  /^[^\s@]+@([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Name of the field that people don't see and bots fill in. Not `company` or `website`, for which browsers have a value:
 * they fill in fields that they could not show, also with autocomplete="off".
 */
export const TRAP_FIELD = 'subject';

/** The forms that an inquiry can come from. */
export const FORM_SOURCES = ['main_form', 'contact_page', 'widget'] as const;
export type FormSource = (typeof FORM_SOURCES)[number];
