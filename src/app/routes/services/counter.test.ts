import { describe, expect, it } from 'vitest';
import { counted } from './counter.tsx';

describe('counted', () => {
  it.each([
    [0, 0],
    [2000, 5000],
    [3000, 5000],
    [-16, 0],
  ])('after %i ms shows %i', (elapsed, expected) => expect(counted(5000, elapsed)).toBe(expected));

  it('slows down toward the end', () => {
    expect(counted(100, 500)).toBeGreaterThan(50);
    expect(counted(100, 1500)).toBeGreaterThan(95);
  });
});
