/**
 * Makes visitors' text safe for mail headers. The forms accept nearly any text around an at sign; a header accepts much
 * less.
 */
import { cleanLine } from './clean-text.ts';
import { EMAIL_PATTERN } from './limits.ts';

/** No quotes, comments or list separators: nothing that could be read as a second address. */
const HEADER_SAFE_ADDRESS =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+@[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+\.[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+$/u;

/**
 * Whether every mail program reads `address` as this one address: no quotes, no encoded words, a domain in plain ASCII,
 * and nothing that folds to another address.
 */
export function isHeaderSafeAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    EMAIL_PATTERN.test(address) &&
    !address.includes('=?') &&
    // If the local part is not ASCII, the mailer would write a punycode domain in Unicode.
    (/^\p{ASCII}*$/u.test(address) || !/[@.]xn--/i.test(address)) &&
    HEADER_SAFE_ADDRESS.test(address) &&
    HEADER_SAFE_ADDRESS.test(address.normalize('NFKC'))
  );
}

/** Whether every mail server takes the address in a header: without SMTPUTF8 (RFC 6531), which few have, only ASCII. */
export const isReplyAddress = (address: string): boolean =>
  /^[!-~]+$/.test(address) && isHeaderSafeAddress(address);

/** `Dana@Example.COM` becomes `Dana@example.com`, as the mailer spells it in a header. */
export function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * One line of text for a subject or a display name, at most `max` characters (code points): invisible characters are
 * gone, runs of white space are one space, and no joined emoji or accented letter is cut in two.
 */
export function oneLine(text: string, max: number): string {
  const clean = cleanLine(text);
  if ([...clean].length <= max) return clean;
  let cut = '';
  for (const { segment } of graphemes.segment(clean)) {
    if ([...cut].length + [...segment].length >= max) break;
    cut += segment;
  }
  return `${cut}…`;
}

/**
 * One line of a visitor's text for a subject. Breaks up `=?`: mail programs decode `=?utf-8?q?...?=` in headers, which
 * would hide text from every filter.
 */
export function headerText(text: string, max: number): string {
  return oneLine(text, max).replaceAll('=?', '= ?');
}

/** A visitor's name for a header, without anything that could be taken for an address. */
export function displayName(name: string): string {
  return headerText(name, 80)
    .replace(/["\\<>@\uff20,;:()[\]]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `"Name" <address>`, for APIs that take one string. Characters that need escaping are removed from the name. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  const plain = displayName(name);
  return plain ? `"${plain}" <${address}>` : address;
}
