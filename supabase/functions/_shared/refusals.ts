import { FIELD_NAMES, type InquiryFieldName } from './inquiry-fields.ts';
import { MESSAGES } from './messages.ts';

/** The fields that a refusal may be about. */
export type RefusedField = InquiryFieldName;

/** Without `field` the refusal is about the whole submission. Without `text` the form has its own sentence. */
export interface Refusal {
  field?: RefusedField;
  text?: string;
}

/**
 * What a visitor reads if the server will never accept a submission, and beside which field. `reason` is what the outbox
 * stores: the code of a reply (`too_large`), with its field if it has one (`invalid:email`), or an SQLSTATE. The
 * database function `subscribe` raises 22023 for an address that it does not accept.
 */
export function refusalOf(reason = ''): Refusal {
  const [code, about] = reason.split(':');
  const field = FIELD_NAMES.find((name) => name === about);
  if (code === 'missing_fields') return { field: field ?? 'email', text: MESSAGES.inquiryMissing };
  if (code === 'too_large') return { field: 'message', text: MESSAGES.tooLong };
  if (code === '22023') return { field: 'email', text: MESSAGES.invalidEmail };
  if (code !== 'invalid' || !field) return {};
  return { field, text: field === 'email' ? MESSAGES.invalidEmail : MESSAGES.tooLong };
}

/** The first of the visitor's fields that zod's `issues` are about. */
export const refusedField = (issues: readonly { path: readonly unknown[] }[]): RefusedField | undefined =>
  FIELD_NAMES.find((name) => issues.some(({ path }) => path[0] === name));
