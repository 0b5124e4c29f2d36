import { cleanEmail, cleanText } from './clean-text.ts';
import type { Problems } from './form-page.ts';
import type { FormValues } from './form-post.ts';
import { PROBLEMS } from './form-texts.ts';
import { EMAIL_PATTERN, LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** What is wrong with the field `email`, if anything. */
export function emailProblem(values: FormValues): Problems {
  const email = cleanEmail(values['email'] ?? '');
  if (!email) return { email: PROBLEMS.email };
  const isValid = email.length <= LIMITS.email && EMAIL_PATTERN.test(email);
  return isValid ? {} : { email: MESSAGES.invalidEmail };
}

/** The fields that are longer than their limit. */
export function lengthProblems(values: FormValues, limits: Readonly<Record<string, number>>): Problems {
  const problems: Record<string, string> = {};
  for (const [name, max] of Object.entries(limits)) {
    const excess = cleanText(values[name] ?? '').trim().length - max;
    if (excess > 0) problems[name] = PROBLEMS.tooLong(excess);
  }
  return problems;
}
