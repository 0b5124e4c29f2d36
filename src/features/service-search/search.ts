import { fold, wordsOf } from './fold.ts';

/** A line of the search index. */
export interface SearchEntry {
  readonly title: string;
  readonly description: string;
  /** The service whose page it leads to. */
  readonly slug: string;
  /** Title of that service, where the entry is one of its treatments. */
  readonly parent?: string;
  /** Id of the treatment. */
  readonly treatment?: string;
  /** Searchable words, folded. */
  readonly text: string;
}

/** What the search found, and the words as they were matched: they differ from the query where it had a typo. */
export interface SearchResult {
  readonly hits: readonly SearchEntry[];
  readonly words: readonly string[];
}

const NOTHING: SearchResult = { hits: [], words: [] };
/** Shorter words have too many neighbours for a guess. */
const SHORTEST_GUESS = 4;

/**
 * Finds the entries in whose text every word of the query appears, the likeliest first.
 * Accents don't matter. When nothing matches, one word may be one typo away from a word of the index.
 */
export function search(query: string, entries: readonly SearchEntry[]): SearchResult {
  const words = wordsOf(fold(query));
  if (words.length === 0) return NOTHING;
  const hits = matching(words, entries);
  return hits.length > 0 ? { hits, words } : guess(words, entries);
}

function matching(words: readonly string[], entries: readonly SearchEntry[]): SearchEntry[] {
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const scores = new Map(found.map((entry) => [entry, score(entry, words)]));
  // Sorting is stable: equals stay in the order of the catalogue.
  return found.sort((a, b) => scores.get(b)! - scores.get(a)!);
}

/** How near an entry is: words in its title count most, and more where they begin one; services before treatments. */
function score({ title, parent }: SearchEntry, words: readonly string[]): number {
  const name = ` ${fold(title).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  let points = parent === undefined ? 1 : 0;
  if (name.trimStart().startsWith(words.join(' '))) points += 6;
  for (const word of words) {
    if (name.includes(` ${word}`)) points += 4;
    else if (name.includes(word)) points += 2;
  }
  return points;
}

/** The query with one of its words corrected, if that finds something. */
function guess(words: readonly string[], entries: readonly SearchEntry[]): SearchResult {
  const vocabulary = new Set(entries.flatMap(({ text }) => text.split(' ')));
  for (const [index, word] of words.entries()) {
    if (word.length < SHORTEST_GUESS) continue;
    const found = new Map<SearchEntry, string>();
    for (const known of neighbours(word, vocabulary))
      for (const entry of matching(words.with(index, known), entries))
        if (!found.has(entry)) found.set(entry, known);
    if (found.size > 0)
      return { hits: [...found.keys()], words: [...words.toSpliced(index, 1), ...new Set(found.values())] };
  }
  return NOTHING;
}

/** Words of the index, or their beginnings, that are one typo away; whole words first. */
function neighbours(word: string, vocabulary: Iterable<string>): Set<string> {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const known of vocabulary) {
    if (isOneTypoAway(word, known)) whole.add(known);
    else
      for (const length of [word.length, word.length + 1, word.length - 1]) {
        const start = known.slice(0, length);
        if (start.length === length && isOneTypoAway(word, start)) {
          begun.add(start);
          break;
        }
      }
  }
  return new Set([...whole, ...begun]);
}

/** Whether one letter too many, too few, wrong, or two neighbours swapped make `a` of `b`. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  if (rest(a, 1) === rest(b, 1)) return true;
  return a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2);
}
