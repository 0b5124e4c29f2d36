import { describe, expect, it } from 'vitest';
import { carouselReducer, depthOf } from './carousel.ts';

const reduce = carouselReducer(3);

describe('the testimonial carousel', () => {
  it('goes forward and wraps from last to first', () => {
    expect([0, 1, 2].map((active) => reduce(active, 'next'))).toEqual([1, 2, 0]);
  });

  it('goes back and wraps from first to last', () => {
    expect([0, 1, 2].map((active) => reduce(active, 'previous'))).toEqual([2, 0, 1]);
  });

  it('stacks the cards behind the active one', () => {
    expect([0, 1, 2].map((index) => depthOf(index, 1, 3))).toEqual([2, 0, 1]);
  });
});
