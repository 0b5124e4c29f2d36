/** What a plain text must match, and what to say otherwise. Without zod, because visitors' pages check texts, too. */
export const PLAIN_TEXT: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\S(?:.*\S)?$/, 'no space at either end, no line break'],
  // Nor what can't be seen, such as characters that turn the writing direction.
  [/^[^®™<>[\]\u200b\u202a-\u202e\u2066-\u2069\ufeff]*$/, 'no trademark symbol, markup or link here'],
];
