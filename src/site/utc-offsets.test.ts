import { expect, it } from 'vitest';
import { utcOffsets } from './utc-offsets.ts';

const HALF_HOUR_MS = 30 * 60_000;

it.each([
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Adelaide',
])('the offsets of %s give the same wall clock as Intl, every half hour for two years', (timeZone) => {
  const offsets = utcOffsets(timeZone, 2026, 2);
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const there = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const inUtc = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const wrong: string[] = [];
  for (let time = Date.UTC(2026); time < Date.UTC(2028); time += HALF_HOUR_MS) {
    const [, minutes] = offsets.findLast(([from]) => from <= time)!;
    if (inUtc.format(time + minutes * 60_000) !== there.format(time))
      wrong.push(new Date(time).toISOString());
  }
  expect(wrong).toEqual([]);
});

it('has the time of the first offset and of every change', () => {
  expect(utcOffsets('America/Los_Angeles', 2026, 1)).toEqual([
    [Date.UTC(2026), -480],
    [Date.UTC(2026, 2, 8, 10), -420],
    [Date.UTC(2026, 10, 1, 9), -480],
  ]);
});
