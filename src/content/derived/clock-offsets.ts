/** In a module of its own, because `Intl` is slow on phones. */
import { utcOffsets as offsetsOf, type UtcOffset } from '../../site/utc-offsets.ts';
import { business } from '../business.ts';
import { buildYear } from './build-year.ts';

/** How many years of clock changes a build contains, for the opening hours. */
const YEARS = 10;

/** The UTC offsets of the business's time zone, from the year of the build on. */
export const utcOffsets: readonly UtcOffset[] = offsetsOf(business.timeZone, buildYear, YEARS);
