/** Compares what somebody searches for with texts: without accents and apostrophes, and in any spelling of quotes and dashes. Pure functions. */

const APOSTROPHES = /['‘’‚‛′ʼʻ`´＇]/g;
const DOUBLE_QUOTES = /[“”„‟″\u00ab\u00bb＂]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** Letters that Unicode does not decompose into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text in the form in which it is compared. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .replace(APOSTROPHES, '')
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();

const PREFIX = /^tel:|^\+1(?!\d{1,3}$)|^001(?=\d{10}$)|^1(?=\d{10}$)/;

/** The digits of a phone number without the country code 1. */
const digitsOf = (phone: string): string =>
  phone
    .replace(/^tel:/, '')
    .replace(/[^\d+]/g, '')
    .replace(PREFIX, '')
    .replace(/\D/g, '');

/** The digits of a phone number or a part of one. Undefined if the text is something else. */
export function phoneSearch(text: string): string | undefined {
  const key = searchKey(text);
  const isMarked = /^(?:tel:|\+|\()/.test(key);
  if (!/^(?:tel:)?[\d\s().+/-]+$/.test(key)) return undefined;
  const groups = key.match(/\d+/g) ?? [];
  const digits = digitsOf(key);
  const isDate = groups.length === 3 && groups.some((group) => group.length <= 2);
  if (digits.length < 4 || isDate) return isMarked && digits.length >= 3 ? digits : undefined;
  return isMarked || digits.length >= 7 || groups.every((group) => group.length >= 3) ? digits : undefined;
}

/** What the server is asked for. It compares without accents itself. */
export const searchQuery = (text: string): string =>
  phoneSearch(text) ?? text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether a search finds a phone number, or each of its words in one of the texts. */
export function isFound(search: string, texts: readonly string[], phone: string | null): boolean {
  const text = searchKey(texts.join(' '));
  if (
    searchKey(search)
      .split(' ')
      .every((word) => text.includes(word))
  )
    return true;
  const digits = phoneSearch(search);
  return digits !== undefined && digitsOf(searchKey(phone ?? '')).includes(digits);
}
