/** Splits a folded text into words without surrounding punctuation. Punctuation alone is not a word. */
export function wordsOf(folded: string): string[] {
  return folded
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter(Boolean);
}

/**
 * Folds a text for comparison: lower case, without accents. The result has the same length, so positions in it are
 * positions in the original.
 */
export function fold(text: string): string {
  const whole = bare(text);
  if (whole.length === text.length) return whole;
  let folded = '';
  for (const letter of text) {
    const one = bare(letter);
    folded += one.length === letter.length ? one : letter;
  }
  return folded;
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
