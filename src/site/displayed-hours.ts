/** The weekly hours as visitors read them. The build computes them from the business record (`vite.config.ts`). */
declare const __OPENING_HOURS__: { days: string; time: string }[];

export const displayedHours = __OPENING_HOURS__;
