/**
 * Dates as visitors read them. Without `Intl`: its first use on a page keeps a phone busy for 60 ms, as long as the
 * hydration of the whole page.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats an ISO day as 'January 12, 2025'. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number);
  return `${MONTHS[month! - 1]} ${day}, ${year}`;
}

/** Formats a month, counted from 0, and a day as 'Jan 12'. */
export const shortDay = (month: number, day: number): string => `${MONTHS[month]!.slice(0, 3)} ${day}`;
