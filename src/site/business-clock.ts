import type { UtcOffset } from './utc-offsets.ts';

/** The UTC offsets of the business's time zone, written by the build (`vite.config.ts`). */
declare const __UTC_OFFSETS__: UtcOffset[];

export const utcOffsets = __UTC_OFFSETS__;
