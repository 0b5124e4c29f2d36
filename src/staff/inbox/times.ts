/** Times as the desk shows them, always in the business's time zone. */
import { business } from '../../content/business.ts';

const { timeZone } = business;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options });
const CLOCK = format({ hour: 'numeric', minute: '2-digit' });
const DAY = format({ month: 'short', day: 'numeric' });
const DAY_AND_YEAR = format({ month: 'short', day: 'numeric', year: 'numeric' });
const ANCIENT_DAY = format({ month: 'short', day: 'numeric', year: 'numeric', era: 'short' });
const YEAR = format({ year: 'numeric', era: 'short' });
const ZONE = format({ timeZoneName: 'short' });

/** An ISO date and time, or milliseconds since the epoch. */
type Time = string | number;

/**
 * The date of a time, or undefined for what is none. PostgreSQL writes years beyond 9999 with five digits or more, and
 * those before the first with "BC"; JavaScript reads both with a sign and six digits only.
 */
export function dateOf(time: Time): Date | undefined {
  const isAncient = typeof time === 'string' && time.endsWith(' BC');
  const text =
    typeof time === 'number'
      ? time
      : time.replace(/ BC$/, '').replace(/^\d{4,6}(?=-)/, (year) => {
          const number = isAncient ? Number(year) - 1 : Number(year);
          const digits = String(number).padStart(6, '0');
          if (isAncient && number > 0) return `-${digits}`;
          return year.length > 4 || isAncient ? `+${digits}` : year;
        });
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The text for a value that is not a time: the stored value itself. */
const asStored = (time: Time) => String(time);
const yearOf = (date: Date) => YEAR.format(date);
const FOUR_DIGITS_SINCE_MS = Date.parse('1000-01-02T00:00:00Z');
/** A day as text. Years with fewer than four digits, which only a wrong clock makes, are shown with their era. */
const dayText = (date: Date) =>
  (date.getTime() < FOUR_DIGITS_SINCE_MS ? ANCIENT_DAY : DAY_AND_YEAR).format(date);

/** Date and time with the zone: "Nov 22, 2026, 9:41 AM PST". */
export function businessTime(time: Time): string {
  const date = dateOf(time);
  if (!date) return asStored(time);
  const zone = ZONE.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${dayText(date)}, ${CLOCK.format(date)} ${zone}`.trim();
}

/** The time of day for today, or else the day, with the year if it is not this year: "9:41 AM", "Nov 20", "Nov 20, 2025". */
export function shortTime(time: Time, now: number): string {
  const date = dateOf(time);
  if (!date) return asStored(time);
  const today = new Date(now);
  if (dayText(date) === dayText(today)) return CLOCK.format(date);
  return yearOf(date) === yearOf(today) ? DAY.format(date) : dayText(date);
}

/** A day without time, in the business's time zone. */
export function businessDay(time: Time): string {
  const date = dateOf(time);
  return date ? dayText(date) : asStored(time);
}

/** A day for the name of a file: "2026-11-22". */
export function isoDay(time: Time): string {
  const parts = format({ year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(new Date(time));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
