/**
 * A moment (milliseconds of the Unix epoch) and the minutes that a time zone is ahead of UTC from then on. Negative in the
 * Americas.
 */
export type UtcOffset = readonly [from: number, minutes: number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The UTC offsets of a time zone: the one at the start of `year`, and every change in the `years` years from then on.
 * For the build, because `Intl` is slow on phones.
 * @param timeZone an IANA name, for example `America/Los_Angeles`
 */
export function utcOffsets(timeZone: string, year: number, years: number): UtcOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const minutesAt = (time: number) => offsetMinutes(format.formatToParts(time));
  const start = Date.UTC(year);
  let minutes = minutesAt(start);
  const offsets: UtcOffset[] = [[start, minutes]];
  for (let day = start; day < Date.UTC(year + years); day += DAY_MS) {
    if (minutesAt(day + DAY_MS) === minutes) continue;
    let change = day;
    while (minutesAt(change) === minutes) change += MINUTE_MS;
    minutes = minutesAt(change);
    offsets.push([change, minutes]);
  }
  return offsets;
}

/** Reads 'GMT-08:00', 'GMT+05:30' or 'GMT'. */
function offsetMinutes(parts: readonly Intl.DateTimeFormatPart[]): number {
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign = '+', hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
