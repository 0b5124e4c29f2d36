import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fileCodes, shortClassNames } from './class-names.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUTTON = `${ROOT}/ui/button.module.css`;

it('gives each class of a file a name of its own, and the same name again', () => {
  const className = shortClassNames(ROOT);
  const names = Array.from({ length: 3000 }, (_, index) => className(`class-${index}`, BUTTON));
  expect(new Set(names).size).toBe(3000);
  expect(names[0]).toMatch(/^[A-Z][a-zA-Z]{2}$/);
  expect(className('class-0', `${BUTTON}?used`)).toBe(names[0]);
});

it('gives files letters of their own, which another file seldom changes', () => {
  const files = Array.from({ length: 400 }, (_, index) => `${index}.module.css`);
  const codes = fileCodes(files);
  expect(new Set(codes.values()).size).toBe(400);
  const others = fileCodes(['new.module.css', ...files]);
  expect(files.filter((file) => others.get(file) !== codes.get(file)).length).toBeLessThan(5);
});
