/**
 * What may stand in a mail's header. The forms accept nearly any text around an at sign;
 * a header takes much less, so everything that a visitor wrote passes through here first.
 */
import { EMAIL_PATTERN } from './limits.ts';

/** No quoting, no comments, no list separators: nothing that could be read as a second address. */
const HEADER_SAFE_ADDRESS =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+@[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+\.[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+$/u;

/**
 * Whether `address` is exactly one address that every mail program reads as it is written: no quoting, no encoded
 * words, a domain in plain ASCII, and nothing that folds to another address.
 */
export function isHeaderSafeAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    EMAIL_PATTERN.test(address) &&
    !address.includes('=?') &&
    // The mailer writes such a domain in Unicode when the part before it is not ASCII.
    (/^\p{ASCII}*$/u.test(address) || !/[@.]xn--/i.test(address)) &&
    HEADER_SAFE_ADDRESS.test(address) &&
    HEADER_SAFE_ADDRESS.test(address.normalize('NFKC'))
  );
}

/** `Dana@Example.COM` as `Dana@example.com`, the spelling that a mail's header gets anyway. */
export function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

/** Half surrogate pairs become replacement characters: neither PostgreSQL nor a URL takes them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * One line of text for a subject or a display name: control and formatting characters (line breaks, bidirectional
 * overrides) become spaces, runs of space one space, and it ends after `max` characters.
 */
export function oneLine(text: string, max: number): string {
  const clean = wellFormed(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...clean];
  return characters.length <= max ? clean : `${characters.slice(0, max - 1).join('')}…`;
}

/**
 * One line of a visitor's text for a subject. Mail programs decode `=?utf-8?q?...?=` in headers, so that a visitor
 * could write what no filter has seen: such a beginning is broken up.
 */
export function headerText(text: string, max: number): string {
  return oneLine(text, max).replaceAll('=?', '= ?');
}

/** A visitor's name for a header: nothing in it can be taken for an address. */
export function displayName(name: string): string {
  return headerText(name, 80)
    .replace(/["\\<>@\uff20,;:()[\]]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `"Name" <address>`, for APIs that take one string. Names lose the characters that would need escaping. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  const plain = displayName(name);
  return plain ? `"${plain}" <${address}>` : address;
}
