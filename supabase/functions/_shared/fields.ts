/** How each field of the visitor's forms is cleaned, and what is wrong with it. Forms and functions share it. */
import { cleanEmail, cleanLine, cleanPhone, cleanText } from './clean-text.ts';
import { EMAIL_PATTERN, LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import type { RefusedField } from './refusals.ts';

const RULES: Readonly<Record<RefusedField, readonly [clean: (text: string) => string, max: number]>> = {
  fullName: [cleanLine, LIMITS.name],
  email: [cleanEmail, LIMITS.email],
  phone: [cleanPhone, LIMITS.phone],
  service: [cleanLine, LIMITS.service],
  message: [(text) => cleanText(text).trim(), LIMITS.message],
};
export const FIELDS = Object.keys(RULES) as RefusedField[];

/** What is sent of a field's text. */
export const cleanField = (name: RefusedField, text: string): string => RULES[name][0](text);

/** What a visitor reads beside a field whose cleaned text can't be sent. An empty text is fine here. */
export function fieldProblem(name: RefusedField, clean: string): string | undefined {
  const excess = clean.length - RULES[name][1];
  if (excess > 0) return MESSAGES.tooLongBy(excess);
  return name === 'email' && clean && !EMAIL_PATTERN.test(clean) ? MESSAGES.invalidEmail : undefined;
}
