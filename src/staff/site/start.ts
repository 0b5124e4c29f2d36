import { utcOffsets } from '../../site/utc-offsets.ts';

const MINUTE_MS = 60_000;

/**
 * The moment at which a day begins in a time zone, in milliseconds since the epoch.
 * @param day an ISO date
 */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = utcOffsets(timeZone, Number(day.slice(0, 4)), 1);
  const [, minutes] =
    offsets.findLast(([from, ahead]) => from + ahead * MINUTE_MS <= midnight) ?? offsets[0]!;
  return midnight - minutes * MINUTE_MS;
}
