import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BUGS } from './bugs.ts';

it.each(Object.entries(BUGS))('%s has its place in the code of today', (_name, { file, from }) => {
  const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
});
