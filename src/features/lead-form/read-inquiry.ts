import { LIMITS, TEXTS, type FormSource } from '../../../supabase/functions/_shared/catalogue.ts';
import { inquirySchema, type Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import { leadForm } from '../../content/lead-form.ts';

export type FieldName = 'fullName' | 'email' | 'phone' | 'service' | 'message';
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What the browser adds to what was typed. */
export interface Circumstances {
  source: FormSource;
  sessionId: string;
  userAgent: string;
  referrer: string;
  now: Date;
}

/** A form's values as an inquiry, or a sentence per field that needs another look. */
export type ReadInquiry =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; errors: FieldErrors; message: string };

/**
 * Reads and validates a submitted form. The contact page wants a name too (specification part 1 §5).
 * The id is minted here: one per submit (outbox.md, rule 1).
 */
export function readInquiry(data: FormData, { source, sessionId, userAgent, referrer, now }: Circumstances): ReadInquiry {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const errors: FieldErrors = {};
  if (source === 'contact_page' && !text('fullName')) errors.fullName = leadForm.fields.fullName;
  if (!text('email')) errors.email = leadForm.fields.email;
  if (!text('message')) errors.message = leadForm.fields.message;
  const result = inquirySchema.safeParse({
    id: crypto.randomUUID(),
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
    formSource: source,
    submittedAt: now.toISOString(),
    userAgent: userAgent.slice(0, LIMITS.userAgent),
    referrer: referrer.slice(0, LIMITS.referrer),
    sessionId,
    // A person never sees the field; a browser may fill it, so it only marks (`decisions.md`, «Limits»).
    suspected: text('company') !== '',
  });
  if (result.success && Object.keys(errors).length === 0) return { ok: true, inquiry: result.data };
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]) as FieldName;
    errors[name] ??= issue.code === 'too_big' ? leadForm.fields.tooLong : leadForm.fields.emailFormat;
  }
  const isMissing = !text('email') || !text('message');
  return { ok: false, errors, message: isMissing ? TEXTS.inquiryMissing : (Object.values(errors)[0] ?? '') };
}
