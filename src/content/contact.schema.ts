import { z } from 'zod';
import { serviceCategorySchema } from './services/service.schema.ts';
import { FIELD_NAMES, valuesOf } from '../../supabase/functions/_shared/inquiry-fields.ts';

const text = z.string().min(1);

/** Texts of the contact page. */
export const contactSchema = z.strictObject({
  hero: z.strictObject({ eyebrow: text, title: text, text, picture: text, alt: text }),
  details: z.strictObject({
    title: text,
    email: text,
    phone: text,
    address: text,
    hours: text,
    directions: text,
  }),
  actions: z.strictObject({
    title: text,
    book: z.strictObject({ label: text, text }),
    virtual: z.strictObject({ label: text, text }),
  }),
  form: z.strictObject({ title: text, text }),
  /** Stands in place of `form` for a question after a treatment. */
  aftercare: z.strictObject({
    title: text,
    /** First line of the message. */
    subject: text,
    /** Stands before the phone number. */
    call: text,
    emergency: text,
    write: text,
  }),
  expect: z.strictObject({
    title: text,
    steps: z.array(z.strictObject({ title: text, text })).length(3),
  }),
  head: z.strictObject({ title: text.max(60), description: text.min(120).max(158) }),
});
export type Contact = z.infer<typeof contactSchema>;

/** Texts of the inquiry form of the home and contact pages. */
export const inquiryFormSchema = z.strictObject({
  ...valuesOf(FIELD_NAMES, () => text),
  messageHint: text,
  optional: text,
  honeypot: text,
  submit: text,
  submitting: z.literal('SENDING...'),
  privacy: text,
  services: z.strictObject({
    none: text,
    groups: z.record(serviceCategorySchema, text),
  }),
});
export type InquiryForm = z.infer<typeof inquiryFormSchema>;
