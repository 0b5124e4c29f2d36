/** Times as the desk shows them, always in the business's time zone. */
import { business } from '../../content/business.ts';

const { timeZone } = business;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options });
const CLOCK = format({ hour: 'numeric', minute: '2-digit' });
const DAY = format({ month: 'short', day: 'numeric' });
const DAY_AND_YEAR = format({ month: 'short', day: 'numeric', year: 'numeric' });
const FULL = format({ dateStyle: 'medium', timeStyle: 'short' });
const ZONE = format({ timeZoneName: 'short' });

type Time = string | number;

/** Date and time with the zone: "Nov 22, 2026, 9:41 AM PST". */
export function businessTime(time: Time): string {
  const date = new Date(time);
  const zone = ZONE.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${FULL.format(date)} ${zone}`.trim();
}

/** The clock for today, else the day: "9:41 AM", "Nov 20", "Nov 20, 2025". */
export function shortTime(time: Time, now: number): string {
  const date = new Date(time);
  if (DAY_AND_YEAR.format(date) === DAY_AND_YEAR.format(now)) return CLOCK.format(date);
  const year = (value: Date | number) => DAY_AND_YEAR.format(value).slice(-4);
  return year(date) === year(now) ? DAY.format(date) : DAY_AND_YEAR.format(date);
}

/** A day without time, in the business's time zone. */
export const businessDay = (time: Time): string => DAY_AND_YEAR.format(new Date(time));
