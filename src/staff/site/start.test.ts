import { expect, it } from 'vitest';
import { startOfDay } from './start.ts';

it.each([
  ['2026-12-04', '2026-12-04T08:00:00.000Z'],
  ['2026-07-01', '2026-07-01T07:00:00.000Z'],
  // The clocks change in the night that follows.
  ['2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['2027-01-01', '2027-01-01T08:00:00.000Z'],
  ['2026-11-02', '2026-11-02T08:00:00.000Z'],
])('%s begins in California at %s', (day, moment) => {
  expect(new Date(startOfDay('America/Los_Angeles', day)).toISOString()).toBe(moment);
});

it('a day begins where clocks change at midnight when the new time does', () => {
  expect(new Date(startOfDay('America/Santiago', '2026-09-06')).toISOString()).toBe(
    '2026-09-06T04:00:00.000Z',
  );
});
