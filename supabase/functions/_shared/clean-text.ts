/**
 * Cleans what visitors paste: removes characters that they cannot see and that change what others see or that no address
 * may hold. Pure, and without dependencies: forms, functions and tests share it.
 */

/** Emoji that are joined to one (families, professions), with skin tones and variation selectors. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]*`;
const JOINED_EMOJI = String.raw`${EMOJI}(?:\u200d${EMOJI})+`;
/** Flags of regions, such as Scotland's, are a black flag with invisible letters. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`;
/** A joiner after a letter of a script that needs it: Arabic and Persian, those of India and Sri Lanka, and others. */
const JOINED_LETTER = String.raw`[\u0600-\u109f\u1780-\u18af\u1900-\u1cff\ua800-\uabff\ufb50-\ufdff\ufe70-\ufefc][\u200c\u200d]`;
/**
 * Control characters but tab and line break; soft hyphens; fillers; zero-width characters; bidirectional embeddings,
 * overrides and isolates; annotations; tags.
 */
const INVISIBLE = String.raw`(?![\t\n])\p{Cc}|[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]`;
const KEPT_OR_INVISIBLE = new RegExp(`(${JOINED_EMOJI}|${FLAG}|${JOINED_LETTER})|${INVISIBLE}`, 'gu');

/**
 * A visitor's text without invisible characters, with plain line breaks, and without lone surrogates, which no database
 * accepts. Joined emoji, flags, and the joiners of Persian, Sinhala and other scripts stay.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(KEPT_OR_INVISIBLE, (_, kept?: string) => kept ?? '');
}

/** Cleans the text of a field of one line as `cleanText` does, trims it, and removes direction marks. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A phone number as it was written, without the scheme of a link. */
export const cleanPhone = (text: string): string => cleanLine(text).replace(/^tel:\s*/i, '');

/**
 * An email address without what comes along when one is copied: `mailto:`, a name, angle brackets. An international
 * domain becomes its ASCII form. What cannot be cleaned stays, so that the pattern refuses it.
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text);
  const address = withoutMailto(/^[^<>]*<([^<>]+)>$/.exec(line)?.[1]?.trim() ?? line)
    .replace('\uff20', '@')
    .normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

function withoutMailto(text: string): string {
  const [, address] = /^mailto:\s*([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return cleanLine(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/** A domain as ASCII (punycode), by the URL parser, which gives the same result in every browser and on the server. */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain) || /[^\w.\-\u0080-\u{10ffff}]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
