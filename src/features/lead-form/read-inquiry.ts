import { cleanField, fieldProblem } from '../../../supabase/functions/_shared/fields.ts';
import { FIELD_NAMES, valuesOf } from '../../../supabase/functions/_shared/inquiry-fields.ts';
import { LIMITS, TRAP_FIELD, type FormSource } from '../../../supabase/functions/_shared/limits.ts';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import type { RefusedField } from '../../../supabase/functions/_shared/refusals.ts';
import { bareReferrer } from '../../../supabase/functions/_shared/referrer.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import { leadForm } from '../../content/lead-form.ts';
import { MIN_FILL_TIME_MS } from './fill-time.ts';

export type FieldName = RefusedField;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What is sent beside the form's fields. */
export interface Context {
  source: FormSource;
  sessionId: string;
  userAgent: string;
  referrer: string;
  now: Date;
  /** How long the visitor has seen the form. */
  fillTimeMs: number;
}

/** The inquiry, or a message for each invalid field and one for the form. */
export type ReadInquiry =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; errors: FieldErrors; message: string };

/**
 * Reads, cleans and validates a submitted form. The contact page and the widget require a name; the widget's field for it is
 * called `name`. Each call creates a new id.
 *
 * The validation is written by hand because zod is too large for the first load, and a form must be able to save a
 * message with only the code of the first load. The test beside this file compares it with the shared schema.
 */
export function readInquiry(data: FormData, context: Context): ReadInquiry {
  const { source, sessionId, userAgent, referrer, now, fillTimeMs } = context;
  const values = {} as Record<FieldName, string>;
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const entry = data.get(name) ?? (name === 'fullName' ? data.get('name') : null);
    values[name] = cleanField(name, String(entry ?? ''));
    const problem = fieldProblem(name, values[name]);
    if (problem) errors[name] = problem;
  }
  const { fullName, email, message } = values;
  if (source !== 'main_form' && !fullName) errors.fullName = leadForm.fields.fullName;
  if (!email) errors.email = leadForm.fields.email;
  if (!message) errors.message = leadForm.fields.message;

  const first = FIELD_NAMES.map((name) => errors[name]).find(Boolean);
  if (first) {
    const isMissing = !email || !message;
    return { ok: false, errors, message: isMissing ? MESSAGES.inquiryMissing : first };
  }
  return {
    ok: true,
    inquiry: {
      id: crypto.randomUUID(),
      ...valuesOf(FIELD_NAMES, (name) => values[name] || null),
      email,
      message,
      formSource: source,
      submittedAt: now.toISOString(),
      userAgent: userAgent.slice(0, LIMITS.userAgent) || null,
      referrer: bareReferrer(referrer).slice(0, LIMITS.referrer) || null,
      sessionId: sessionId || null,
      // Only marks the inquiry, because no sign of a bot is certain.
      suspected: String(data.get(TRAP_FIELD) ?? '').trim() !== '' || fillTimeMs < MIN_FILL_TIME_MS,
    },
  };
}
