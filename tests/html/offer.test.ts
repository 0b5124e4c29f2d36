/** What the pages say about the offer for first-time clients comes from its setting, and from nowhere else. */
import { expect, test } from 'vitest';
import { offer } from '../../src/content/offer.ts';
import { allWords } from '../../src/content/offer-words.ts';
import { publishedPaths } from '../e2e/support/html.ts';
import { NAMES_OFFER } from '../e2e/support/names-offer.ts';
import { paths } from '../../src/site/paths.ts';
import { documentOf } from './site.ts';

/** Also a discount on anything but what a membership covers. */
const PROMISE = new RegExp(`${NAMES_OFFER.source}|(?:\\d%|\\$\\d+) off (?!eligible)`, 'i');

const flat = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(flat);

/** All that a document says: its texts, its attributes, its structured data. */
const saidIn = (html: string) =>
  html
    .replace(/<!--.*?-->|[®™]|<\/?(?:a|em|span)\b[^>]*>/gs, '')
    .replace(/&(?:#x27|rsquo);/g, '’')
    .replace(/&amp;|\\u0026/g, '&')
    .replaceAll("'", '’')
    .replace(/<(?![a-z])[^>]*>/g, ' ');

/** A text without its markup, as documents say it. */
const plain = (text: string) => saidIn(text.replace(/\[([^\]]+)\]\([^)]+\)|\*([^*]+)\*/g, '$1$2')).trim();

const words = flat(allWords(offer))
  .flatMap((text) => [text.trim(), plain(text)])
  .filter((text) => text.length > 3)
  .toSorted((a, b) => b.length - a.length);

test('no page names the offer in other words than those of its setting', () => {
  let named = 0;
  const others: string[] = [];
  for (const path of publishedPaths) {
    const said = saidIn(documentOf(path)).replace(/<[^>]*?content="([^"]*)"[^>]*>/g, '$1');
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), said);
    if (rest.length < said.length && PROMISE.test(said)) named++;
    const found = new RegExp(`.{0,80}(?:${PROMISE.source}).{0,40}`, 'i').exec(rest);
    if (found) others.push(`${path}: ${found[0]}`);
  }
  expect(others).toEqual([]);
  // Every page of a service names it.
  expect(named).toBeGreaterThan(
    offer ? publishedPaths.filter((path) => path.startsWith(`${paths.services}/`)).length : -1,
  );
});
