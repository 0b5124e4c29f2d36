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
  let folded = '';
  for (const letter of text) {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += bare.length === letter.length ? bare : letter;
  }
  return folded;
}
