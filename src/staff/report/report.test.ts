import { expect, test, vi } from 'vitest';
import { barsOf, durationText, periodsOf } from './periods.ts';
import { readReport, type Figures } from './read-report.ts';
import { reportCsv } from './report-csv.ts';

// Whatever the business of this site is.
vi.mock('../../content/business.ts', async (load) => {
  const { business: own } = await load<typeof import('../../content/business.ts')>();
  return { business: { ...own, timeZone: 'America/Los_Angeles' } };
});

const figures = (came: number): Figures => ({
  came,
  answered: came,
  inTime: came,
  due: came,
  booked: 0,
  median: 90,
  slow: null,
});

test('periods are in the business’s days, and months are whole', () => {
  // Still the last day of February there.
  const periods = periodsOf(Date.parse('2028-03-01T06:00:00Z'));
  const of = (value: string) => periods.find((period) => period.value === value);
  expect(of('7')).toMatchObject({ first: '2028-02-23', last: '2028-02-29' });
  expect(of('2028-02')).toMatchObject({ label: 'February 2028', first: '2028-02-01', last: '2028-02-29' });
  expect(of('2027-12')).toMatchObject({ first: '2027-12-01', last: '2027-12-31' });
  expect(of('2028-03')).toBeUndefined();
});

test('the chart has a bar for each day or week, and loses nothing', () => {
  const march = barsOf({
    from: '2026-03-01',
    to: '2026-03-31',
    days: [{ day: '2026-03-08', ...figures(4) }],
  });
  expect(march).toMatchObject({ isWeekly: false });
  expect(march.bars).toHaveLength(31);
  expect(march.bars[7]).toEqual({ day: '2026-03-08', came: 4, inTime: 4 });
  const days = ['2025-01-01', '2025-06-05', '2025-12-31'].map((day) => ({ day, ...figures(2) }));
  const year = barsOf({ from: '2025-01-01', to: '2025-12-31', days });
  expect(year.isWeekly).toBe(true);
  expect(year.bars.reduce((sum, { came }) => sum + came, 0)).toBe(6);
});

test.each([
  [null, '–'],
  [10, '1 min'],
  [40 * 60, '40 min'],
  [130 * 60, '2 h 10 min'],
  [3600 * 2, '2 h'],
  [3600 * 23, '23 h'],
  [3600 * 75, '3 d'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('the export has all tables, and no formula of a visitor', () => {
  const report = readReport({
    from: '2026-03-01',
    to: '2026-03-31',
    before_from: '2026-02-01',
    now: { came: 2, answered: 1, in_time: 1, due: 2, booked: 1, median: 7200, slow: 7200 },
    before: { came: 1 },
    sources: [{ name: '=1+1', came: 2, before: 1 }, 7],
    days: [{ day: 'never', came: 1 }],
  })!;
  expect(report.days).toEqual([]);
  expect(reportCsv(report).split('\r\n').slice(1)).toEqual([
    'all,2026-03-01 to 2026-03-31,2,1,1,1,1,120,120',
    `form,"'=1+1",2,1,,,0,,`,
    '',
  ]);
  expect(readReport({ now: 5 })).toBeUndefined();
});
