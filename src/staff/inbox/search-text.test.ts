import { expect, test } from 'vitest';
import { isFound, searchQuery } from './search-text.ts';

const TEXTS = [
  'José O’Brien',
  'jose@example.org',
  'For Élodie – a “head spa”, at 10-12 on 2026-11-22? Straße 7',
];

test.each([
  'jose',
  'JOSÉ',
  'Jose\u0301',
  "o'brien",
  'O’Brien',
  'o‘brien',
  'obrien',
  'OBRIEN josé',
  'spa élodie',
  'elodie',
  'E\u0301lodie',
  'Élodie - a "head spa"',
  'Élodie\u00A0–\u2003a',
  'Ｊｏｓｅ',
  'strasse',
  'ose@exa',
  '10–12',
  '2026-11-22',
  '',
])('%j finds an inquiry', (search) => {
  expect(isFound(search, TEXTS, null)).toBe(true);
});

test.each(['joseph', 'o brian', '0199', '11-10', 'élodie joseph'])('%j does not', (search) => {
  expect(isFound(search, TEXTS, '(949) 555-0187')).toBe(false);
});

const NUMBERS = [
  '+1 949 555 0199',
  '+19495550199',
  '1-949-555-0199',
  '001 949 555 0199',
  '949.555.0199',
  '(949) 555-0199',
  '949–555–0199',
  '949\u00A0555\u00A00199',
  '949/555/0199',
  'tel:+1-949-555-0199',
  'tel:9495550199',
  '９４９ ５５５ ０１９９',
];
test.each(NUMBERS)('the phone number %j is found, and is asked for by its digits', (search) => {
  for (const phone of NUMBERS) expect(isFound(search, [], phone), phone).toBe(true);
  expect(isFound(search, [], '(949) 555-0187')).toBe(false);
  expect(searchQuery(search)).toBe('9495550199');
});

test.each([
  ['0199', '0199'],
  ['555-0199', '5550199'],
  ['949 555', '949555'],
  ['(949)', '949'],
  ['+1 949 555', '949555'],
])('a part of a phone number, %j, finds it', (search, query) => {
  for (const phone of NUMBERS) expect(isFound(search, [], phone), phone).toBe(true);
  expect(searchQuery(search)).toBe(query);
});

test.each([
  ['10-12', '10-12'],
  ['2026-11-22', '2026-11-22'],
  ['11/22/2026', '11/22/2026'],
  ['  Jose\u0301\u00A0 O’Brien ', 'José O’Brien'],
  ['room 101 555', 'room 101 555'],
  ['+', '+'],
])('the search %j asks for %j', (search, query) => {
  expect(searchQuery(search)).toBe(query);
});
