/** Which files the build derives of a picture, and what pages know of them. */

/** AVIF widths in pixels, as far as the master is wide enough. The master's own width is always added. */
const AVIF_WIDTHS = [480, 768, 1080, 1600];
/** Browsers without AVIF are rare, so they get only two sizes. */
const FALLBACK_WIDTHS = [768, 1600];
/** A width is left out if the master is less than this many times wider, because the two would look the same. */
const SMALLEST_STEP = 1.2;

/** Part of the recipe of derived files. */
export const WIDTH_SETTINGS = [AVIF_WIDTHS, FALLBACK_WIDTHS, SMALLEST_STEP];

const widthsOf = (listed: readonly number[], width: number): number[] => [
  ...listed.filter((step) => step * SMALLEST_STEP <= width),
  width,
];

/** Widths of the AVIF files of a master of this width, ascending. */
export const avifWidths = (width: number): number[] => widthsOf(AVIF_WIDTHS, width);
/** Widths of the WebP files. The JPEG file has the first of them. */
export const fallbackWidths = (width: number): number[] => widthsOf(FALLBACK_WIDTHS, width);

/** What `virtual:pictures` holds: names, hashes and sizes of pictures, in one order. */
export interface PackedPictures {
  readonly names: readonly string[];
  readonly hashes: readonly string[];
  /** Width and height of the originals in pixels. */
  readonly sizes: readonly (readonly number[])[];
  /** Names of those that are one SVG file. */
  readonly drawings: readonly string[];
}
