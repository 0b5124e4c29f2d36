import { business } from '../../content/business.ts';
import type { Inquiry } from '../api/types.ts';

/** Mail programs refuse or cut longer links. */
const MAX_QUOTE_LENGTH = 1200;

/** The first name, for the greeting. Falls back to the whole name. */
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A mail to the visitor with subject, greeting and the quoted message. Pure. */
export function replyHref({
  email,
  full_name,
  message,
}: Pick<Inquiry, 'email' | 'full_name' | 'message'>): string {
  const cut =
    message.length > MAX_QUOTE_LENGTH ? `${message.slice(0, MAX_QUOTE_LENGTH).trimEnd()} […]` : message;
  const quote = cut
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\r\n');
  const name = firstName(full_name);
  const body = `${name ? `Hi ${name},` : 'Hello,'}\r\n\r\n\r\n\r\n${business.name}\r\n${business.phone.display}\r\n\r\n${quote}\r\n`;
  const parameters = { subject: `Your inquiry to ${business.name}`, body };
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // An address may hold characters that would begin a query.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`;
}

/** A link that dials the number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
