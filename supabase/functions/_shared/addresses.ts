/**
 * What may stand in a mail's header. The forms accept nearly any text around an at sign (specification part 1 §5);
 * a header takes much less, so everything that a visitor wrote passes through here first.
 */

/** No quoting, no comments, no list separators: nothing that could be read as a second address. */
const HEADER_SAFE_ADDRESS =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+@[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+\.[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]+$/u;

/** Whether `address` is exactly one address that needs no quoting anywhere. */
export function isHeaderSafeAddress(address: string): boolean {
  return address.length <= 254 && HEADER_SAFE_ADDRESS.test(address);
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

/** `"Name" <address>`, for APIs that take one string. Names lose the characters that would need escaping. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  const plain = oneLine(name, 80)
    .replace(/["\\<>@,;:()[\]]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return plain ? `"${plain}" <${address}>` : address;
}
