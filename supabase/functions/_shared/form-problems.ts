import { cleanField, fieldProblem } from './fields.ts';
import type { Problems } from './form-page.ts';
import type { FormValues } from './form-post.ts';
import { PROBLEMS } from './form-texts.ts';
import type { RefusedField } from './refusals.ts';

/** What is wrong with the field `email`, if anything. */
export function emailProblem(values: FormValues): Problems {
  const isBlank = cleanField('email', values['email'] ?? '') === '';
  return isBlank ? { email: PROBLEMS.email } : problemOf(values, 'email');
}

/** What is wrong with a field that may be empty. `input`: what the form calls it. */
export function problemOf(values: FormValues, name: RefusedField, input: string = name): Problems {
  const problem = fieldProblem(name, cleanField(name, values[input] ?? ''));
  return problem ? { [input]: problem } : {};
}
