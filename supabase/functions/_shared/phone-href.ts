/** An extension at the end: "ext. 12", "x12", "#12". */
const EXTENSION =
  /(?:,|;|\bext(?:ension)?\b\.?|(?<![a-z])x|#)[\s.:=]*(?:ext(?:ension)?\b[\s.:=]*)?(\d{1,7})\s*$/i;

/**
 * A link that dials a phone number as a visitor typed it. Null if it has fewer than five digits. Pure.
 *
 * - "ext. 12": the phone pauses before it dials the extension.
 * - "+44 (0)20": the zero is for calls within the country only, so it is left out.
 * - "00" before a number means "+", which works in every country.
 */
export function phoneHref(phone: string): string | null {
  const text = phone.normalize('NFKC').replace(/^\s*tel:/i, '');
  const extension = EXTENSION.exec(text)?.[1];
  const main = text.replace(EXTENSION, '').trim();
  const isInternational = /^\(?(?:\+|00(?=[\s().-]*[1-9]))/.test(main);
  const dialed = isInternational ? main.replace(/\(\s*0\s*\)/, '').replace(/^\(?00/, '') : main;
  const digits = dialed.replace(/\D/g, '');
  if (digits.length < 5) return null;
  return `tel:${isInternational ? '+' : ''}${digits}${extension === undefined ? '' : `,${extension}`}`;
}
