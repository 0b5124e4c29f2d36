/**
 * When the business is open, computed from the business record in the business's own time zone, wherever the visitor
 * is. Pure functions of a moment in time.
 */
import {
  clockTime,
  minutesOf,
  shortDay,
  upcomingDays,
  type UpcomingHours,
} from '../../supabase/functions/_shared/hours-text.ts';
import type { SpecialHours } from '../../supabase/functions/_shared/site-settings.ts';
import type { DayHours, Weekday } from '../content/business.schema.ts';
import type { UtcOffset } from './utc-offsets.ts';

/** The parts of the business record that say when it is open. */
export interface Schedule {
  /** Of the business's time zone. */
  utcOffsets: readonly UtcOffset[];
  openingHours: readonly DayHours[];
  specialHours: readonly SpecialHours[];
}

/** `until` and `from` read as in "Open now, until 6 PM" and "Opens tomorrow 10 AM". `from` is null with no opening ahead. */
export type OpenStatus = { isOpen: true; until: string } | { isOpen: false; from: string | null };

const WEEKDAYS: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** How far ahead an opening is looked for: a long vacation. */
const MAX_DAYS_AHEAD = 60;

/**
 * Whether the business is open at `now`, and until or from when. Hours that close earlier in the day than they open
 * end on the next day. Clock changes need no care: the business opens by its wall clock.
 */
export function openStatus({ utcOffsets, openingHours, specialHours }: Schedule, now: Date): OpenStatus {
  const local = wallClock(now, utcOffsets);

  /** Minutes from local midnight of today at which the day `offset` days ahead opens and closes. */
  const interval = (offset: number): [opens: number, closes: number] | null => {
    const day = new Date(Date.UTC(local.year, local.month, local.day + offset));
    const date = day.toISOString().slice(0, 10);
    const weekday = WEEKDAYS[day.getUTCDay()]!;
    const hours =
      specialHours.find((special) => special.date === date) ??
      openingHours.find(({ days }) => days.includes(weekday));
    if (!hours || !hours.opens || !hours.closes) return null;
    const opens = minutesOf(hours.opens);
    const closes = minutesOf(hours.closes);
    const shift = offset * DAY_MINUTES;
    return [shift + opens, shift + (closes > opens ? closes : closes + DAY_MINUTES)];
  };

  for (const offset of [-1, 0]) {
    const hours = interval(offset);
    if (hours && hours[0] <= local.minutes && local.minutes < hours[1])
      return { isOpen: true, until: clockTime(hours[1]) };
  }
  for (let offset = 0; offset <= MAX_DAYS_AHEAD; offset++) {
    const hours = interval(offset);
    if (hours && hours[0] > local.minutes)
      return {
        isOpen: false,
        from: dayName(local, offset) + clockTime(hours[0]).replace(/^(?=noon|midnight)/, 'at '),
      };
  }
  return { isOpen: false, from: null };
}

interface WallClock {
  year: number;
  /** From 0. */
  month: number;
  day: number;
  /** Since midnight. */
  minutes: number;
}

/** Without `Intl`, whose first use on a page keeps a phone busy for 60 ms. */
function wallClock(now: Date, utcOffsets: readonly UtcOffset[]): WallClock {
  const [, offset] = utcOffsets.findLast(([from]) => from <= now.getTime()) ?? utcOffsets[0]!;
  const local = new Date(now.getTime() + offset * MINUTE_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** '' today, then 'tomorrow ', 'Friday ', and 'Jan 4, ' from a week ahead. */
function dayName({ year, month, day }: WallClock, offset: number): string {
  if (offset === 0) return '';
  if (offset === 1) return 'tomorrow ';
  const date = new Date(Date.UTC(year, month, day + offset));
  if (offset < 7) return `${WEEKDAYS[date.getUTCDay()]} `;
  return `${shortDay(date.getUTCMonth(), date.getUTCDate())}, `;
}

/** The day where the business is, as an ISO date. */
export function businessDay(utcOffsets: Schedule['utcOffsets'], now: Date): string {
  const { year, month, day } = wallClock(now, utcOffsets);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Special hours visitors should know about (`upcomingDays`), at a moment in time. */
export function upcomingHours({ utcOffsets, specialHours }: Schedule, now: Date): UpcomingHours[] {
  return upcomingDays(specialHours, businessDay(utcOffsets, now));
}
