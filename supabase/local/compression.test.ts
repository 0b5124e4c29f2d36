import { expect, test } from 'vitest';
import { chooseEncoding } from './compression.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['BR', 'br'],
])('accept-encoding %j gets %j', (accept, expected) => {
  expect(chooseEncoding(accept)).toBe(expected);
});
