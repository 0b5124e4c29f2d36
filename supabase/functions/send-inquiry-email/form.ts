import type { NativeForm } from '../_shared/answer-form.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { cleanField } from '../_shared/fields.ts';
import { OTHER_FIELDS, valuesOf } from '../_shared/inquiry-fields.ts';
import type { FormField, Problems } from '../_shared/form-page.ts';
import { emailProblem, problemOf } from '../_shared/form-problems.ts';
import type { FormValues } from '../_shared/form-post.ts';
import { FIELD_LABELS, INQUIRY_TEXTS, PROBLEMS } from '../_shared/form-texts.ts';
import { LIMITS, TRAP_FIELD } from '../_shared/limits.ts';
import { submitInquiry } from './submit.ts';

/** The inquiry forms of the site: home and contact page, and the widget, whose field for the name is `name`. */
export const inquiryForm = (
  request: Request,
  visitor: string | null,
  deps: MailDependencies,
): NativeForm => ({
  texts: INQUIRY_TEXTS,
  fields: fieldsOf,
  hidden: ['formSource'],
  problems: problemsOf,
  submit: (values, id) =>
    submitInquiry(
      {
        id,
        fullName: values[nameOf(values)],
        email: values['email'],
        phone: values['phone'],
        ...valuesOf(OTHER_FIELDS, (field) => values[field]),
        message: values['message'],
        formSource: values['formSource'] || undefined,
        userAgent: request.headers.get('user-agent')?.slice(0, LIMITS.userAgent),
        suspected: Boolean(values[TRAP_FIELD]?.trim()),
      },
      visitor,
      deps,
      0,
    ),
});

const nameOf = (values: FormValues) => ('name' in values ? 'name' : 'fullName');

const fieldsOf = (values: FormValues): FormField[] => [
  { name: nameOf(values), label: FIELD_LABELS.fullName, type: 'text', required: false, autocomplete: 'name' },
  { name: 'email', label: FIELD_LABELS.email, type: 'email', required: true, autocomplete: 'email' },
  { name: 'phone', label: FIELD_LABELS.phone, type: 'tel', required: false, autocomplete: 'tel' },
  // The widget has fewer fields.
  ...OTHER_FIELDS.filter((name) => name in values).map(
    (name) => ({ name, label: FIELD_LABELS[name], type: 'text', required: false }) as const,
  ),
  { name: 'message', label: FIELD_LABELS.message, type: 'textarea', required: true },
];

function problemsOf(values: FormValues): Problems {
  const isBlank = cleanField('message', values['message'] ?? '') === '';
  return {
    ...problemOf(values, 'fullName', nameOf(values)),
    ...emailProblem(values),
    ...problemOf(values, 'phone'),
    ...Object.assign({}, ...OTHER_FIELDS.map((name) => problemOf(values, name))),
    ...(isBlank ? { message: PROBLEMS.message } : problemOf(values, 'message')),
  };
}
