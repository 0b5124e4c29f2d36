import { describe, expect, it } from 'vitest';
import { allowedRows } from './allowed-rows.ts';
import { nextStart, readAnswer, readRows, valuesAt } from './read-settings.ts';

const row = (starts_at: string, value: unknown = ['now'], key = 'specialHours') => ({
  key,
  starts_at,
  value,
});
const NOW = Date.parse('2026-12-01T00:00:00Z');

describe('an answer', () => {
  it('is the value that holds now, and those that will later', () => {
    const later = [{ starts_at: '2026-12-20T00:00:00+00:00', value: [] }];
    const rows = readAnswer([{ key: 'specialHours', value: ['now'], later }])!;
    expect(valuesAt(rows, NOW)).toEqual({ specialHours: ['now'] });
    expect(valuesAt(rows, nextStart(rows, NOW))).toEqual({ specialHours: [] });
    expect(valuesAt(readAnswer([{ key: 'specialHours', value: null, later }])!, NOW)).toEqual({});
  });

  it.each([
    ['an error', { message: 'no' }],
    ['null', null],
    ['a page', '<html>'],
    ['rows without later values', [{ key: 'specialHours', value: [] }]],
    ['a later value without a time', [{ key: 'specialHours', value: [], later: [{ value: [] }] }]],
    ['a later value that is none', [{ key: 'specialHours', value: [], later: [7] }]],
    ['a row without a name', [{ value: [], later: [] }]],
    ['no rows', [1]],
  ])('that is %s is none of our server', (_, answer) => {
    expect(readAnswer(answer)).toBeUndefined();
  });

  it.each([
    ['an error', { message: 'no' }],
    ['null', null],
    ['a page', '<html>'],
    ['a row without a time', [{ key: 'specialHours', value: [] }]],
    ['a row with a time that is none', [row('soon')]],
    ['a row without a value', [{ key: 'specialHours', starts_at: '2026-11-01T00:00:00Z' }]],
    ['no rows', [1]],
  ])('stored as %s changes nothing', (_, answer) => {
    expect(readRows(answer)).toBeUndefined();
  });

  it('changes a setting to the latest value that has begun', () => {
    const rows = readRows([
      row('2026-12-20T00:00:00+00:00', []),
      row('2026-11-30T00:00:00+00:00'),
      row('2026-11-01T00:00:00+00:00', []),
    ])!;
    expect(valuesAt(rows, NOW)).toEqual({ specialHours: ['now'] });
    expect(nextStart(rows, NOW)).toBe(Date.parse('2026-12-20T00:00:00Z'));
    expect(valuesAt(rows, nextStart(rows, NOW))).toEqual({ specialHours: [] });
    expect(nextStart(rows, Date.parse('2027-01-01'))).toBe(Infinity);
  });
});

describe('of the values, a page shows', () => {
  const EVE = { date: '2026-12-24', note: 'Christmas Eve' };
  const now = row('2026-11-01T00:00:00Z', [EVE]);

  it('those that their schemas allow', () => {
    const later = row('2026-12-20T00:00:00Z', []);
    expect(allowedRows([later, now])).toEqual([later, now]);
  });

  it.each([
    ['a tampered value', [{ ...EVE, note: '<b>' }]],
    ['a value of another form', { 0: EVE }],
    ['a damaged entry', [null]],
  ])('none of a setting with %s, also if it begins later', (_, value) => {
    const phone = row('2026-11-01T00:00:00Z', '(949) 555-0143', 'afterHoursPhone');
    expect(allowedRows([now, row('2026-12-20T00:00:00Z', value), phone])).toEqual([phone]);
  });

  it.each(['later', '__proto__', 'constructor'])('none of a newer server’s setting %s', (key) => {
    expect(allowedRows([now, row('2026-11-01T00:00:00Z', 1, key)])).toEqual([now]);
  });
});
