/**
 * What a visitor writes in the inquiry forms, in the order of the fields. A field is added here: schema, row, limits,
 * refusals, both forms and the staff's mail follow. Its label is in `src/content/inquiry-form.ts`.
 */
import { LIMITS } from './limits.ts';

interface InquiryField {
  /** Column of the table `inquiries`. */
  readonly column: string;
  /** Longest accepted value, in UTF-16 units. The column's check counts characters. */
  readonly max: number;
  readonly kind: 'line' | 'email' | 'phone' | 'text';
}

export const INQUIRY_FIELDS = {
  fullName: { column: 'full_name', max: LIMITS.name, kind: 'line' },
  email: { column: 'email', max: LIMITS.email, kind: 'email' },
  phone: { column: 'phone', max: LIMITS.phone, kind: 'phone' },
  service: { column: 'service', max: LIMITS.service, kind: 'line' },
  message: { column: 'message', max: LIMITS.message, kind: 'text' },
} as const satisfies Readonly<Record<string, InquiryField>>;

export type InquiryFieldName = keyof typeof INQUIRY_FIELDS;
export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as InquiryFieldName[];

/** The fields that forms and mails treat in their own way. */
type SpecialField = 'fullName' | 'email' | 'phone' | 'message';
export type OtherField = Exclude<InquiryFieldName, SpecialField>;

/** Optional fields that some forms lack. */
export const OTHER_FIELDS = FIELD_NAMES.filter(
  (name): name is OtherField => !['fullName', 'email', 'phone', 'message'].includes(name),
);

/** One value for each of `names`. */
export const valuesOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
