import { business } from '../content.ts';
import { displayHours, upcomingDays } from '../hours-text.ts';
import type { Published } from '../site-settings.ts';
import { dayOf } from './when.ts';

/** The opening hours as a mail says them. */
export interface MailHours {
  readonly weekly: readonly { readonly days: string; readonly time: string }[];
  /** Special days of the next weeks, a line each. */
  readonly special: readonly string[];
}

/** The hours at `now`: what the owner has published, or else what the build knew. */
export const mailHours = (
  { openingHours, specialHours = business.specialHours }: Published,
  now: Date,
): MailHours => ({
  weekly: openingHours ? displayHours(openingHours) : business.hours,
  special: upcomingDays(specialHours, dayOf(now)).map(
    ({ date, time, note }) => `${date} (${note}): ${time ?? 'closed'}`,
  ),
});
