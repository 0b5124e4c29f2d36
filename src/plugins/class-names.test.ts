import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUTTON = `${ROOT}/ui/button.module.css`;

it('gives each class of a file a name of its own, and the same name again', () => {
  const className = shortClassNames(ROOT);
  const names = Array.from({ length: 3000 }, (_, index) => className(`class-${index}`, BUTTON));
  expect(new Set(names).size).toBe(3000);
  expect(names[0]).toMatch(/^[A-Z][a-zA-Z]{2}$/);
  expect(className('class-0', `${BUTTON}?used`)).toBe(names[0]);
});

it('gives each file letters of its own', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(100);
  const className = shortClassNames(ROOT);
  const names = files.map((file) => className('root', resolve(ROOT, file)));
  expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(files.length);
});

it('names classes of the site before those of the desk, whose changes must not rename them', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const className = shortClassNames(ROOT);
  const place = (file: string) => {
    const [first = '', second = ''] = className('root', resolve(ROOT, file));
    const rank = (letter: string) => letter.charCodeAt(0) + (/[A-Z]/.test(letter) ? 100 : 0);
    return rank(first) * 1000 + rank(second);
  };
  const ofDesk = files.filter((file) => file.startsWith('staff'));
  const ofSite = files.filter((file) => !file.startsWith('staff'));
  expect(Math.max(...ofSite.map(place))).toBeLessThan(Math.min(...ofDesk.map(place)));
});
