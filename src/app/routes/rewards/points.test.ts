import { describe, expect, it } from 'vitest';
import { rewards } from '../../../content/rewards.ts';
import { earned } from './points.ts';

describe('earned', () => {
  it.each([
    [500, 500, 12.5],
    [1000, 1000, 25],
    [2500, 2500, 62.5],
    [5000, 5000, 125],
  ])('gives %i dollars %i points and a credit of $%d', (spent, points, credit) => {
    expect(earned(spent, rewards)).toEqual({ points, credit, missing: 0 });
  });

  it('redeems in steps and leaves the rest as points', () => {
    expect(earned(1700, rewards)).toEqual({ points: 1700, credit: 37.5, missing: 0 });
    expect(earned(12_999, rewards).credit).toBe(312.5);
  });

  it('says how many points the first credit needs', () => {
    expect(earned(380, rewards)).toEqual({ points: 380, credit: 0, missing: 120 });
  });

  it('counts whole dollars only, and ignores invalid amounts', () => {
    expect(earned(499.99, rewards).points).toBe(499);
    for (const amount of [0, -20, Number.NaN, Infinity])
      expect(earned(amount, rewards)).toEqual({ points: 0, credit: 0, missing: 500 });
  });
});
