/** Text that visitors wrote, made safe to cut and to show. Pure functions. */

/** Characters that change the direction of the text around them, so that it reads as something else. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text without characters that could make other text read differently. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** The text without halves of characters, which can be neither encoded nor stored. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** What a reader takes for one character: an emoji with its skin tone, a letter with its accents. */
function* graphemes(text: string): Generator<string> {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}

/**
 * As much of the beginning of a text as fits, without a half of a character.
 * @param sizeOf what each character takes; by default its length as JavaScript counts
 */
export function cutText(
  text: string,
  size: number,
  sizeOf = (character: string) => character.length,
): string {
  let left = size;
  let cut = '';
  // Nothing that is longer can fit, and a book need not be split into characters.
  for (const character of graphemes(text.slice(0, size + 64))) {
    left -= sizeOf(character);
    if (left < 0) break;
    cut += character;
  }
  return cut;
}
