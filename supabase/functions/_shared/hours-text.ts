/** Opening hours as visitors read them, in pages and mails. Without `Intl`, for the reason in `src/site/date-text.ts`. */
import type { SpecialHours } from './site-settings.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
type Weekday = (typeof WEEKDAYS)[number];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MINUTES = 24 * 60;
const DAY_MS = 86_400_000;
/** How many days ahead visitors read of special hours. */
export const UPCOMING_DAYS = 21;

/** 'Jan 12', as in `src/site/date-text.ts`, which the functions can't import. */
export const shortDay = (month: number, day: number): string => `${MONTHS[month]} ${day}`;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** '6 PM', '10:30 AM', 'midnight', 'noon'. */
export function clockTime(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  if (inDay === 0) return 'midnight';
  if (inDay === 12 * 60) return 'noon';
  const hour = Math.floor(inDay / 60);
  const rest = inDay % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

const span = (opens: string, closes: string) =>
  [opens, closes].map((time) => clockTime(minutesOf(time)).replace(' ', '')).join('–');

/** A date with other hours than usual. */
export interface UpcomingHours {
  /** 'Thu, Nov 26' */
  date: string;
  /** '10AM–12:30PM'; null on a closed day. */
  time: string | null;
  note: string;
}

/** A special day as visitors read it. */
export const specialDayText = ({ date, opens, closes, note }: SpecialHours): UpcomingHours => ({
  date: dayText(date),
  time: opens && closes ? span(opens, closes) : null,
  note,
});

/** An ISO date as 'Thu, Nov 26'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]!.slice(0, 3)}, ${shortDay(date.getUTCMonth(), date.getUTCDate())}`;
}

/**
 * Special hours visitors should know about: today's and those of the next three weeks, the earliest first.
 * @param today an ISO date
 */
export function upcomingDays(specialHours: readonly SpecialHours[], today: string): UpcomingHours[] {
  const daysAhead = ({ date }: SpecialHours) => (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return specialHours
    .filter((special) => daysAhead(special) >= 0 && daysAhead(special) <= UPCOMING_DAYS)
    .sort((a, b) => daysAhead(a) - daysAhead(b))
    .map(specialDayText);
}

/** Hours of some weekdays. */
interface DayHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** The weekly hours as visitors read them: `{ days: 'Mon–Thu', time: '10AM–6PM' }`. */
export function displayHours(openingHours: readonly DayHours[]): { days: string; time: string }[] {
  return openingHours.map(({ days, opens, closes }) => ({
    days: dayRanges(days),
    time: opens === closes ? '24 hours' : span(opens, closes),
  }));
}

/** 'Mon–Thu, Sat': days that follow each other as a range, in the order of a week that begins on Monday. */
function dayRanges(days: readonly Weekday[]): string {
  const week = [...WEEKDAYS.slice(1), WEEKDAYS[0]];
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
