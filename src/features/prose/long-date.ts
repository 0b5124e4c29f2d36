const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day as it is read, 'January 12, 2025', the same in every time zone. */
export const longDate = (isoDay: string): string => format.format(new Date(isoDay));
