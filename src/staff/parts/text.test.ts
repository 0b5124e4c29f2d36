import { assert, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed, withoutOverrides } from './text.ts';

test('any text can be encoded once it is well-formed', () => {
  expect(wellFormed('a\uD83D')).toBe('a\uFFFD');
  expect(wellFormed('\uDC86a💆')).toBe('\uFFFDa💆');
  assert(
    property(string({ unit: 'binary' }), nat(), (text, at) => {
      expect(() => encodeURIComponent(wellFormed(text.slice(at % (text.length + 1))))).not.toThrow();
    }),
  );
});

test('no text turns the one around it', () => {
  const overrides = [
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];
  expect(withoutOverrides(overrides.map((override) => `a${override}`).join(''))).toBe('a'.repeat(9));
  expect(withoutOverrides('שלום עולם')).toBe('שלום עולם');
});
