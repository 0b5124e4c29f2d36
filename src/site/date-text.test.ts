import { expect, it } from 'vitest';
import { longDate } from './date-text.ts';

it('formats every day of a leap year as Intl does', () => {
  const reference = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const isoDay = new Date(day).toISOString().slice(0, 10);
    expect(longDate(isoDay)).toBe(reference.format(day));
  }
});
