const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date as 'January 12, 2025', independent of the time zone. */
export const longDate = (isoDay: string): string => format.format(new Date(isoDay));
