import { expect, it } from 'vitest';
import { dollars, integerText } from './number-text.ts';

it('formats whole numbers as Intl does', () => {
  const reference = new Intl.NumberFormat('en-US');
  for (const value of [0, 7, 12, 999, 1000, 1001, 12_500, 999_999, 1_000_000, 12_345_678, -500, -1500])
    expect(integerText(value)).toBe(reference.format(value));
});

it.each([
  [0, '$0'],
  [25, '$25'],
  [12.5, '$12.50'],
  [0.1 + 0.2, '$0.30'],
  [999.99, '$999.99'],
  [1250, '$1,250'],
  [1_234_567.8, '$1,234,567.80'],
])('formats %d dollars as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
