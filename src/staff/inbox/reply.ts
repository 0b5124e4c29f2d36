import { business } from '../../content/business.ts';
import type { Inquiry } from '../api/types.ts';
import { greeting } from './greeting.ts';
import { cutText, wellFormed } from '../parts/text.ts';

/** Windows and some mail programs refuse longer links. A letter outside ASCII takes 6 to 12 of these characters. */
const MAX_LINK_LENGTH = 1899;
const MAX_NAME_LENGTH = 300;
const CUT = ' […]';

const encode = (text: string) => encodeURIComponent(wellFormed(text));
const encodedLength = (text: string) => encode(text).length;

const quoteOf = (message: string) =>
  message
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\r\n');

/** A mail to the visitor with subject, greeting and as much of the quoted message as a link can hold. Pure. */
export function replyHref({
  email,
  full_name,
  message,
}: Pick<Inquiry, 'email' | 'full_name' | 'message'>): string {
  const opening = `${greeting(wellFormed(full_name), MAX_NAME_LENGTH)}\r\n\r\n\r\n\r\n${business.name}\r\n${business.phone.display}\r\n\r\n`;
  // An address may hold characters that would begin a query.
  const address = `mailto:${encode(email).replace('%40', '@')}`;
  const start = `${address}?subject=${encode(`Your inquiry to ${business.name}`)}&body=${encode(opening)}`;
  const left = MAX_LINK_LENGTH - start.length;
  const whole = quoteOf(message);
  const end = '\r\n';
  if (encodedLength(whole + end) <= left) return start + encode(whole + end);
  const room = left - encodedLength(CUT + end);
  // Where the encoded address alone is too long, its letters stay as they are: the browser encodes them when it opens the link.
  if (room < 0) return `mailto:${email.replace(/[^\p{L}\p{N}@._-]/gu, encode)}`;
  return start + encode(cutText(whole, room, encodedLength).trimEnd() + CUT + end);
}
