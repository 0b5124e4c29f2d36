import { assert, constantFrom, array, property } from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Subscriber } from '../api/types.ts';
import { subscribersCsv } from './csv.ts';

const subscriber = (email: string, source: string | null): Subscriber => ({
  id: email,
  email,
  address: email,
  source,
  status: 'active',
  created_at: '2026-01-01T10:00:00Z',
  unsubscribed_at: null,
});

test('the list of subscribers is CSV by RFC 4180, marked as UTF-8', () => {
  const csv = subscribersCsv([
    subscriber('ada@example.org', 'Footer, "home"\nline'),
    subscriber('b@example.org', null),
  ]);
  expect(csv).toBe(
    '\uFEFFemail,status,source,created_at,unsubscribed_at\r\n' +
      'ada@example.org,active,"Footer, ""home""\nline",2026-01-01T10:00:00Z,\r\n' +
      'b@example.org,active,,2026-01-01T10:00:00Z,\r\n',
  );
});

/** The cells that a spreadsheet makes of the file, which splits at one character and may not know quotes. */
const cellsOf = (csv: string, delimiter: string): string[] => [
  ...Papa.parse<string[]>(csv, { delimiter }).data.flat(),
  ...csv.split(/\r?\n|\r/).flatMap((line) => line.split(delimiter)),
];
/** What a spreadsheet would run, whatever spaces and quotes come first. */
const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '\u00A0=1',
  '\u200B=1',
  'a;=1+1',
  'a; \u00A0=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a\r\n＝1',
  'a|@SUM(A1)',
  ';;=1',
])('no spreadsheet runs %j, however it splits the lines', (text) => {
  const csv = subscribersCsv([subscriber('ada@example.org', text), subscriber(text, null)]);
  for (const delimiter of [',', ';', '\t', '|'])
    expect(cellsOf(csv, delimiter).filter(isFormula), delimiter).toEqual([]);
});

test('no spreadsheet runs any mixture of signs, separators and spaces', () => {
  const parts = ['=1', '＝', '+', '-', '@', ';', ',', '\t', '|', '\n', '\r', ' ', '"', "'", 'a', '\u200B'];
  assert(
    property(array(constantFrom(...parts), { maxLength: 8 }), (signs) => {
      const csv = subscribersCsv([subscriber('ada@example.org', signs.join(''))]);
      for (const delimiter of [',', ';', '\t', '|'])
        expect(Papa.parse<string[]>(csv, { delimiter }).data.flat().filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
