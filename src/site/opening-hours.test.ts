import { describe, expect, test } from 'vitest';
import { utcOffsets } from './utc-offsets.ts';
import { displayHours } from '../../supabase/functions/_shared/hours-text.ts';
import { openStatus, upcomingHours, type Schedule } from './opening-hours.ts';

const pacific = utcOffsets('America/Los_Angeles', 2026, 2);
const spa: Schedule = {
  utcOffsets: pacific,
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '18:00' },
    { days: ['Friday', 'Saturday', 'Sunday'], opens: '10:00', closes: '14:00' },
  ],
  specialHours: [
    { date: '2026-12-24', opens: '10:00', closes: '12:30', note: 'Christmas Eve' },
    { date: '2026-12-25', note: 'Christmas Day' },
  ],
};
const at = (iso: string, schedule = spa) => openStatus(schedule, new Date(iso));

describe('the weekly hours', () => {
  test.each([
    ['Monday at opening', '2026-11-23T10:00:00-08:00', { isOpen: true, until: '6 PM' }],
    ['Monday a minute before', '2026-11-23T09:59:59-08:00', { isOpen: false, from: '10 AM' }],
    ['Monday at closing', '2026-11-23T18:00:00-08:00', { isOpen: false, from: 'tomorrow 10 AM' }],
    ['Friday afternoon', '2026-11-27T15:00:00-08:00', { isOpen: false, from: 'tomorrow 10 AM' }],
    ['Sunday, told in Tokyo', '2026-11-23T04:30:00+09:00', { isOpen: true, until: '2 PM' }],
  ] as const)('%s', (_, iso, expected) => expect(at(iso)).toEqual(expected));

  test('an opening later this week is named by its weekday', () => {
    const fridays = { ...spa, openingHours: [spa.openingHours[1]!], specialHours: [] };
    expect(at('2026-11-24T12:00:00-08:00', fridays)).toEqual({ isOpen: false, from: 'Friday 10 AM' });
  });

  test('a business without hours has no opening ahead', () => {
    expect(at('2026-11-24T12:00:00-08:00', { ...spa, openingHours: [], specialHours: [] })).toEqual({
      isOpen: false,
      from: null,
    });
  });
});

describe('special hours replace the weekly ones', () => {
  test('on a short day', () => {
    expect(at('2026-12-24T12:00:00-08:00')).toEqual({ isOpen: true, until: '12:30 PM' });
    expect(at('2026-12-24T13:00:00-08:00')).toEqual({ isOpen: false, from: 'Saturday 10 AM' });
  });
  test('on a closed day', () => {
    expect(at('2026-12-25T12:00:00-08:00')).toEqual({ isOpen: false, from: 'tomorrow 10 AM' });
  });
  test('through a vacation, which ends at a date', () => {
    const days = Array.from({ length: 10 }, (_, day) => `2026-12-${20 + day}`);
    const closed = { ...spa, specialHours: days.map((date) => ({ date, note: 'Vacation' })) };
    expect(at('2026-12-20T12:00:00-08:00', closed)).toEqual({ isOpen: false, from: 'Dec 30, 10 AM' });
  });
});

describe('hours past midnight', () => {
  const late: Schedule = {
    utcOffsets: pacific,
    openingHours: [{ days: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' }],
    specialHours: [],
  };
  test.each([
    ['before midnight', '2026-11-27T23:59:00-08:00', { isOpen: true, until: '2 AM' }],
    ['after midnight', '2026-11-28T01:30:00-08:00', { isOpen: true, until: '2 AM' }],
    ['between two nights', '2026-11-28T02:00:00-08:00', { isOpen: false, from: '6 PM' }],
    ['after the last night', '2026-11-29T02:00:00-08:00', { isOpen: false, from: 'Friday 6 PM' }],
  ] as const)('%s', (_, iso, expected) => expect(at(iso, late)).toEqual(expected));

  test('an end at midnight is named', () => {
    const toMidnight = {
      ...late,
      openingHours: [{ days: ['Friday'], opens: '12:00', closes: '00:00' }],
    } satisfies Schedule;
    expect(at('2026-11-27T20:00:00-08:00', toMidnight)).toEqual({ isOpen: true, until: 'midnight' });
    expect(at('2026-11-27T08:00:00-08:00', toMidnight)).toEqual({ isOpen: false, from: 'at noon' });
  });
});

describe('clock changes', () => {
  test.each([
    ['the day clocks go forward', '2027-03-14T10:00:00-07:00', { isOpen: true, until: '2 PM' }],
    ['an hour earlier that day', '2027-03-14T09:00:00-07:00', { isOpen: false, from: '10 AM' }],
    ['the evening before', '2027-03-13T20:00:00-08:00', { isOpen: false, from: 'tomorrow 10 AM' }],
    ['the day clocks go back', '2026-11-01T13:59:00-08:00', { isOpen: true, until: '2 PM' }],
  ] as const)('%s', (_, iso, expected) => expect(at(iso)).toEqual(expected));
});

test('upcoming special hours are those of the next three weeks', () => {
  const upcoming = (iso: string) => upcomingHours(spa, new Date(iso));
  expect(upcoming('2026-12-02T12:00:00-08:00')).toEqual([]);
  expect(upcoming('2026-12-24T23:00:00-08:00')).toEqual([
    { date: 'Thu, Dec 24', time: '10AM–12:30PM', note: 'Christmas Eve' },
    { date: 'Fri, Dec 25', time: null, note: 'Christmas Day' },
  ]);
  expect(upcoming('2026-12-26T00:30:00-08:00')).toEqual([]);
});

test('the hours that visitors read are the ones that count', () => {
  expect(displayHours(spa.openingHours)).toEqual([
    { days: 'Mon–Thu', time: '10AM–6PM' },
    { days: 'Fri–Sun', time: '10AM–2PM' },
  ]);
});

test.each([
  [['Friday', 'Sunday'], 'Fri, Sun'],
  [['Thursday', 'Monday', 'Tuesday', 'Saturday'], 'Mon–Tue, Thu, Sat'],
  [['Sunday', 'Saturday', 'Monday'], 'Mon, Sat–Sun'],
  [['Wednesday'], 'Wed'],
] as const)('shows %j as %s, with no day on which the business is closed', (days, expected) => {
  expect(displayHours([{ days: [...days], opens: '10:00', closes: '14:00' }])).toEqual([
    { days: expected, time: '10AM–2PM' },
  ]);
});

test('shows a day without an end as 24 hours', () => {
  expect(displayHours([{ days: ['Monday'], opens: '00:00', closes: '00:00' }])[0]!.time).toBe('24 hours');
});
