/** How each field of the visitor's forms is cleaned, and what is wrong with it. Forms and functions share it. */
import { cleanEmail, cleanLine, cleanPhone, cleanText } from './clean-text.ts';
import { INQUIRY_FIELDS, type InquiryFieldName } from './inquiry-fields.ts';
import { EMAIL_PATTERN } from './limits.ts';
import { MESSAGES } from './messages.ts';

const CLEAN = {
  line: cleanLine,
  email: cleanEmail,
  phone: cleanPhone,
  text: (text: string) => cleanText(text).trim(),
};

/** What is sent of a field's text. */
export const cleanField = (name: InquiryFieldName, text: string): string =>
  CLEAN[INQUIRY_FIELDS[name].kind](text);

/** What a visitor reads beside a field whose cleaned text can't be sent. An empty text is fine here. */
export function fieldProblem(name: InquiryFieldName, clean: string): string | undefined {
  const excess = clean.length - INQUIRY_FIELDS[name].max;
  if (excess > 0) return MESSAGES.tooLongBy(excess);
  return name === 'email' && clean && !EMAIL_PATTERN.test(clean) ? MESSAGES.invalidEmail : undefined;
}
