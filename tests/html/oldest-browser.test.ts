/** The scripts need nothing that one of the oldest supported browsers lacks. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LACKING } from '../e2e/support/oldest-browser.ts';
import { dist, documentOf, textOf } from './site.ts';

/** A static function by its full name, a method by its own, which no other object has. */
const pattern = new RegExp(
  LACKING.map((name) =>
    name.includes('.prototype.')
      ? String.raw`\.${name.split('.').at(-1)}\(`
      : String.raw`\b${name.replace('.', String.raw`\.`)}\b`,
  ).join('|'),
  'g',
);

test('no script uses what the oldest supported browser lacks', () => {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((file) =>
    (textOf(file).match(pattern) ?? []).map((name) => `${file}: ${name}`),
  );
  expect([...found, ...(documentOf('contact').match(pattern) ?? [])]).toEqual([]);
});
