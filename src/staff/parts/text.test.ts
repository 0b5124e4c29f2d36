import { assert, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, wellFormed, withoutOverrides } from './text.ts';

test.each([
  ['an emoji', 'abc💆', 4, 'abc'],
  ['a family', 'ab👩‍👩‍👧‍👧', 6, 'ab'],
  ['a skin tone', 'a👍🏽', 4, 'a'],
  ['a flag', 'a🇫🇷', 3, 'a'],
  ['a letter with its accent', 'caf\u0065\u0301', 4, 'caf'],
  ['Devanagari', 'कि', 1, ''],
  ['a line break', 'ab\r\n', 3, 'ab'],
  ['a text that fits', 'abc', 3, 'abc'],
])('%s is not cut in two', (_, text, size, cut) => {
  expect(cutText(text, size)).toBe(cut);
});

test('whatever is cut begins the text, fits, and can be encoded', () => {
  assert(
    property(string({ unit: 'grapheme' }), nat(40), (text, size) => {
      const cut = cutText(text, size);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(size);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});

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
