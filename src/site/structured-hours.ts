import type { Business, DayHours } from '../content/business.schema.ts';

/**
 * The business's hours for search engines (schema.org `OpeningHoursSpecification`): the weekly ones, or those that the
 * owner gave for search engines only, and holidays. A day that is closed opens and closes at 00:00, as Google asks.
 */
export function openingHours({ openingHours: weekly, structuredHours, specialHours }: Business) {
  return {
    ...weeklyHours(structuredHours ? [structuredHours] : weekly),
    ...specialOpeningHours(specialHours),
  };
}

/** The part about the week. */
export const weeklyHours = (weekly: readonly DayHours[]) => ({
  openingHoursSpecification: weekly.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
});

/** The part about special hours. Pages replace it when the owner has changed them. */
export const specialOpeningHours = (specialHours: Business['specialHours']) =>
  specialHours.length > 0 && {
    specialOpeningHoursSpecification: specialHours.map(({ date, opens = '00:00', closes = '00:00' }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  };
