/** Words of a folded text, without the punctuation around them; a lone sign is no word. */
export function wordsOf(folded: string): string[] {
  return folded
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter(Boolean);
}

/**
 * A text as the search compares it: lower case, without accents, the same length as the original, so that a place
 * in one is the same place in the other.
 */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += bare.length === letter.length ? bare : letter;
  }
  return folded;
}
