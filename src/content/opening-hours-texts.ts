/** What visitors read about the opening hours. */
export const openingHoursTexts = {
  open: (until: string) => `Open now, until ${until}`,
  opens: (from: string) => `Opens ${from}`,
  closed: 'closed',
  /** Where there is no connection. */
  asOf: (day: string) => `Hours as of ${day}`,
};
