import type { SearchEntry, SearchKind } from '../../content/derived/search-index.ts';
import { fold, wordsOf } from '../../content/fold.ts';

/** The entries found, and the words that matched. They differ from the query's words where one had a typo. */
export interface SearchResult {
  readonly hits: readonly SearchEntry[];
  readonly words: readonly string[];
  /** Whether a word was corrected. */
  readonly isNear?: true;
}

const NOTHING: SearchResult = { hits: [], words: [] };
/** Shorter words are similar to too many others to guess a typo. */
const MIN_GUESS_LETTERS = 4;
/** Shortest part of a joined word. */
const MIN_PART_LETTERS = 3;
/** Hyphens and dashes of every kind, and other characters that join words. */
const HYPHENS = /[-\u2010-\u2015\u2212_/+]/g;

/** A shorter query finds services and treatments only, because nearly every answer and article contains so few letters. */
const MIN_SITE_LETTERS = 3;
/** Points for the kind, so that at equal words a service comes first and a question last. */
const KIND_POINTS: Readonly<Record<SearchKind, number>> = {
  service: 1,
  treatment: 0,
  concern: 0,
  technology: 0,
  article: 0,
  page: 0,
  aftercare: -1,
  question: -2,
};

/** So many that a service whose name has the words comes before a treatment that begins with them: `hydra`. */
const SERVICE_WORD_POINTS = 10;

/**
 * Finds the entries whose text contains every word of the query, the best first. Ignores case and accents, and takes a
 * hyphen for a space. When nothing matches, one word may be two that were joined, or one typo away from a word of the
 * index.
 */
export function search(query: string, entries: readonly SearchEntry[]): SearchResult {
  const words = wordsOf(fold(query).replace(HYPHENS, ' '));
  if (words.length === 0) return NOTHING;
  const isShort = words.join(' ').length < MIN_SITE_LETTERS;
  const searched = isShort
    ? entries.filter(({ kind }) => kind === 'service' || kind === 'treatment')
    : entries;
  const hits = matching(words, searched);
  if (hits.length > 0) return { hits, words };
  const vocabulary = new Set(searched.flatMap(({ text }) => text.split(/[ -]/)));
  return parted(words, searched, vocabulary) ?? guess(words, searched, vocabulary);
}

function matching(words: readonly string[], entries: readonly SearchEntry[]): SearchEntry[] {
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const scores = new Map(found.map((entry) => [entry, score(entry, words)]));
  // Sorting is stable, so entries with equal scores keep the order of the index.
  return found.sort((a, b) => scores.get(b)! - scores.get(a)!);
}

/** Scores an entry. Words in its title count most, more at the start of a word. */
function score({ kind, title }: SearchEntry, words: readonly string[]): number {
  const name = ` ${fold(title).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  let points = KIND_POINTS[kind];
  if (name.trimStart().startsWith(words.join(' '))) points += 6;
  for (const word of words) {
    if (name.includes(` ${word}`)) points += kind === 'service' ? SERVICE_WORD_POINTS : 4;
    else if (name.includes(word)) points += 2;
  }
  return points;
}

/** Searches with one word of the query split into two words of the index, such as `headspa`. */
function parted(
  words: readonly string[],
  entries: readonly SearchEntry[],
  vocabulary: ReadonlySet<string>,
): SearchResult | undefined {
  for (const [index, word] of words.entries())
    for (let end = MIN_PART_LETTERS; end <= word.length - MIN_PART_LETTERS; end++) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (!parts.every((part) => vocabulary.has(part))) continue;
      const both = words.toSpliced(index, 1, ...parts);
      const hits = matching(both, entries);
      if (hits.length > 0) return { hits, words: both };
    }
  return undefined;
}

/** Searches with one word of the query corrected. */
function guess(
  words: readonly string[],
  entries: readonly SearchEntry[],
  vocabulary: ReadonlySet<string>,
): SearchResult {
  for (const [index, word] of words.entries()) {
    if (word.length < MIN_GUESS_LETTERS) continue;
    const found = new Map<SearchEntry, string>();
    for (const known of similarWords(word, vocabulary))
      for (const entry of matching(words.with(index, known), entries))
        if (!found.has(entry)) found.set(entry, known);
    if (found.size > 0)
      return {
        hits: [...found.keys()],
        words: [...words.toSpliced(index, 1), ...new Set(found.values())],
        isNear: true,
      };
  }
  return NOTHING;
}

/** Words of the index, or beginnings of words, that are one typo away. Whole words come first. */
function similarWords(word: string, vocabulary: Iterable<string>): Set<string> {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const known of vocabulary) {
    if (isOneTypoAway(word, known)) whole.add(known);
    else
      for (const length of [word.length, word.length + 1, word.length - 1]) {
        const start = known.slice(0, length);
        if (start.length === length && isOneTypoAway(word, start)) {
          beginnings.add(start);
          break;
        }
      }
  }
  return new Set([...whole, ...beginnings]);
}

/** Whether `a` is `b` with one letter added, missing or wrong, or two neighboring letters swapped. */
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
