import { EMAIL_PATTERN, LIMITS, type FormSource } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import type { RefusedField } from '../../../supabase/functions/_shared/refusals.ts';
import { bareReferrer } from '../../../supabase/functions/_shared/referrer.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import { leadForm } from '../../content/lead-form.ts';
import { MINIMUM_FILL_TIME } from './fill-time.ts';

export type FieldName = RefusedField;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What the browser adds to what was typed. */
export interface Circumstances {
  source: FormSource;
  sessionId: string;
  userAgent: string;
  referrer: string;
  now: Date;
  /** How long the form lay before its visitor, in milliseconds. */
  fillTime: number;
}

/** A form's values as an inquiry, or a sentence per field that needs another look. */
export type ReadInquiry =
  { ok: true; inquiry: Inquiry } | { ok: false; errors: FieldErrors; message: string };

const LENGTHS: Record<FieldName, number> = {
  fullName: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  service: LIMITS.service,
  message: LIMITS.message,
};
const FIELDS = Object.keys(LENGTHS) as FieldName[];

/**
 * Reads and validates a submitted form. The contact page and the widget want a name too;
 * the widget's field for it is `name`.
 *
 * By hand rather than with the shared schema: the form must be able to save a message with nothing but the code
 * that the page started with, and zod would not fit into that. The test beside this file holds the two together.
 *
 * The id is minted here: one per submit.
 */
export function readInquiry(data: FormData, circumstances: Circumstances): ReadInquiry {
  const { source, sessionId, userAgent, referrer, now, fillTime } = circumstances;
  const text = (name: string) =>
    String(data.get(name) ?? (name === 'fullName' ? data.get('name') : null) ?? '').trim();
  const errors: FieldErrors = {};
  for (const name of FIELDS) if (text(name).length > LENGTHS[name]) errors[name] = MESSAGES.tooLong;
  if (source !== 'main_form' && !text('fullName')) errors.fullName = leadForm.fields.fullName;
  if (!text('email')) errors.email = leadForm.fields.email;
  else if (!EMAIL_PATTERN.test(text('email'))) errors.email = MESSAGES.invalidEmail;
  if (!text('message')) errors.message = leadForm.fields.message;

  const first = FIELDS.map((name) => errors[name]).find(Boolean);
  if (first) {
    const isMissing = !text('email') || !text('message');
    return { ok: false, errors, message: isMissing ? MESSAGES.inquiryMissing : first };
  }
  return {
    ok: true,
    inquiry: {
      id: crypto.randomUUID(),
      fullName: text('fullName') || null,
      email: text('email'),
      phone: text('phone') || null,
      service: text('service') || null,
      message: text('message'),
      formSource: source,
      submittedAt: now.toISOString(),
      userAgent: userAgent.slice(0, LIMITS.userAgent) || null,
      referrer: bareReferrer(referrer).slice(0, LIMITS.referrer) || null,
      sessionId: sessionId || null,
      // A person never sees the field; a browser may fill it, so it only marks.
      suspected: text('company') !== '' || fillTime < MINIMUM_FILL_TIME,
    },
  };
}
