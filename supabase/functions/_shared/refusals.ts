import { MESSAGES } from './messages.ts';

const FIELDS = ['fullName', 'email', 'phone', 'service', 'message'] as const;

/** What of a submission a refusal may be about. */
export type RefusedField = (typeof FIELDS)[number];

/** `field`: missing where the refusal is about the whole. `text`: missing where the form has a sentence of its own. */
export interface Refusal {
  field?: RefusedField;
  text?: string;
}

/**
 * What a visitor reads when the server will never take a submission, and beside which field. `reason` is what the
 * outbox keeps: a reply's code, as in `too_large`, with its field where it names one, as in `invalid:email`, or an
 * SQLSTATE. The database function `subscribe` raises 22023 for an address that it does not accept.
 */
export function refusalOf(reason = ''): Refusal {
  const [code, about] = reason.split(':');
  const field = FIELDS.find((name) => name === about);
  if (code === 'missing_fields') return { field: field ?? 'email', text: MESSAGES.inquiryMissing };
  if (code === 'too_large') return { field: 'message', text: MESSAGES.tooLong };
  if (code === '22023') return { field: 'email', text: MESSAGES.invalidEmail };
  if (code !== 'invalid' || !field) return {};
  return { field, text: field === 'email' ? MESSAGES.invalidEmail : MESSAGES.tooLong };
}

/** The first field of the visitor's that a schema found fault with. `issues`: zod's. */
export const refusedField = (issues: readonly { path: readonly unknown[] }[]): RefusedField | undefined =>
  FIELDS.find((name) => issues.some(({ path }) => path[0] === name));
