/** Text that visitors wrote, made safe to cut and to show. Pure functions. */

/** Characters that change the direction of the text around them, so that it reads as something else. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text without characters that could make other text read differently. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** The text without halves of characters, which can be neither encoded nor stored. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
