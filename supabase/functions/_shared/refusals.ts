import { TEXTS } from './catalogue.ts';

/** What of a submission a refusal may be about. */
export type RefusedField = 'fullName' | 'email' | 'phone' | 'service' | 'message';

/** `field`: missing where the refusal is about the whole. `text`: missing where the form has a sentence of its own. */
export interface Refusal {
  field?: RefusedField;
  text?: string;
}

const invalidEmail: Refusal = { field: 'email', text: TEXTS.invalidEmail };
const tooLong = (field: RefusedField): Refusal => ({ field, text: TEXTS.tooLong });

/**
 * What a visitor reads when the server will never take a submission, by the reason that the outbox keeps: a reply's
 * code, with its field where it names one, or the SQLSTATE of the database function `subscribe`.
 */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  missing_fields: { field: 'email', text: TEXTS.inquiryMissing },
  'missing_fields:message': { field: 'message', text: TEXTS.inquiryMissing },
  'invalid:email': invalidEmail,
  'invalid:fullName': tooLong('fullName'),
  'invalid:phone': tooLong('phone'),
  'invalid:service': tooLong('service'),
  'invalid:message': tooLong('message'),
  too_large: tooLong('message'),
  '22023': invalidEmail,
};

/** The reason to keep for a refusal, to look it up by. */
export const refusalReason = (code: string, field?: unknown): string =>
  typeof field === 'string' ? `${code}:${field}` : code;

const FIELDS: readonly unknown[] = [
  'fullName',
  'email',
  'phone',
  'service',
  'message',
] satisfies RefusedField[];

/** The first field of the visitor's that a schema found fault with. `issues`: zod's. */
export const refusedField = (issues: readonly { path: readonly unknown[] }[]): RefusedField | undefined =>
  issues.map(({ path }) => path[0]).find((name) => FIELDS.includes(name)) as RefusedField | undefined;

/** What to say about a refusal, and where. An unknown reason has neither sentence nor field. */
export function refusalOf(reason: string | undefined): Refusal {
  for (const known of [reason, reason?.split(':')[0]])
    if (known !== undefined && Object.hasOwn(REFUSALS, known)) return REFUSALS[known]!;
  return {};
}
