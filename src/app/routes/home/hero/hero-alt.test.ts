import { expect, it } from 'vitest';
import { heroAlt } from './hero-alt.ts';

it('describes a slide by its category', () => {
  expect(heroAlt('skin', { skin: 'A bottle in morning light' })).toBe('A bottle in morning light');
});

it('falls back to the name of the category', () => {
  expect(heroAlt('nails', {})).toBe('nails treatments');
});
