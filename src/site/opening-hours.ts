/**
 * When the business is open, computed from the business record in the business's own time zone, wherever the visitor
 * is. Pure functions of a moment in time.
 */
import type { SpecialHours } from '../../supabase/functions/_shared/site-settings.ts';
import type { DayHours, Weekday } from '../content/business.schema.ts';
import { shortDay } from './date-text.ts';
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
/** How many days ahead visitors read of special hours. */
export const UPCOMING_DAYS = 21;

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

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** '6 PM', '10:30 AM', 'midnight', 'noon'. */
function clockTime(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  if (inDay === 0) return 'midnight';
  if (inDay === 12 * 60) return 'noon';
  const hour = Math.floor(inDay / 60);
  const rest = inDay % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '' today, then 'tomorrow ', 'Friday ', and 'Jan 4, ' from a week ahead. */
function dayName({ year, month, day }: WallClock, offset: number): string {
  if (offset === 0) return '';
  if (offset === 1) return 'tomorrow ';
  const date = new Date(Date.UTC(year, month, day + offset));
  if (offset < 7) return `${WEEKDAYS[date.getUTCDay()]} `;
  return `${shortDay(date.getUTCMonth(), date.getUTCDate())}, `;
}

/** A date with other hours than usual. */
export interface UpcomingHours {
  /** 'Thu, Nov 26' */
  date: string;
  /** '10AM–12:30PM'; null on a closed day. */
  time: string | null;
  note: string;
}

/** Special hours visitors should know about: today's and those of the next three weeks, the earliest first. */
export function upcomingHours({ utcOffsets, specialHours }: Schedule, now: Date): UpcomingHours[] {
  const { year, month, day } = wallClock(now, utcOffsets);
  const today = Date.UTC(year, month, day);
  const daysAhead = ({ date }: SpecialHours) => (Date.parse(date) - today) / 86_400_000;
  return specialHours
    .filter((special) => daysAhead(special) >= 0 && daysAhead(special) <= UPCOMING_DAYS)
    .sort((a, b) => daysAhead(a) - daysAhead(b))
    .map(specialDayText);
}

/** A special day as visitors read it. */
export const specialDayText = ({ date, opens, closes, note }: SpecialHours): UpcomingHours => ({
  date: weekdayAndDay(new Date(date)),
  time: opens && closes ? span(opens, closes) : null,
  note,
});

const weekdayAndDay = (date: Date) =>
  `${WEEKDAYS[date.getUTCDay()]!.slice(0, 3)}, ${shortDay(date.getUTCMonth(), date.getUTCDate())}`;

/** The weekly hours as visitors read them: `{ days: 'Mon–Thu', time: '10AM–6PM' }`. */
export function displayHours(openingHours: readonly DayHours[]): { days: string; time: string }[] {
  return openingHours.map(({ days, opens, closes }) => ({
    days: dayRanges(days),
    time: opens === closes ? '24 hours' : span(opens, closes),
  }));
}

/** 'Mon–Thu, Sat': days that follow each other as a range, in the order of a week that begins on Monday. */
function dayRanges(days: readonly Weekday[]): string {
  const week = [...WEEKDAYS.slice(1), WEEKDAYS[0]!];
  const ranges: Weekday[][] = [];
  for (const [at, day] of week.entries()) {
    if (!days.includes(day)) continue;
    if (at > 0 && days.includes(week[at - 1]!)) ranges.at(-1)!.push(day);
    else ranges.push([day]);
  }
  return ranges
    .map((range) => [...new Set([range[0]!, range.at(-1)!])].map((day) => day.slice(0, 3)).join('–'))
    .join(', ');
}

const span = (opens: string, closes: string) =>
  [opens, closes].map((time) => clockTime(minutesOf(time)).replace(' ', '')).join('–');
