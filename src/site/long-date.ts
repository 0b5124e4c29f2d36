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

/**
 * Formats an ISO day as 'January 12, 2025'. Without `Intl.DateTimeFormat`, because the first one on a page takes a phone
 * 100 ms.
 */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number);
  return `${MONTHS[month! - 1]} ${day}, ${year}`;
}
