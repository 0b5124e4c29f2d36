import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { avifWidths, fallbackWidths, WIDTH_SETTINGS } from '../../site/picture-files.ts';

/** What the browser needs to know about a picture. It builds `srcset`s from it. */
export interface CompactPicture {
  /** Size of the master in pixels. Sets the aspect ratio of the box. */
  width: number;
  height: number;
  /** Mean color, shown until the picture has loaded. */
  color: string;
  /** Part of every file name, so that a changed master gets new URLs. */
  hash: string;
  /** AVIF widths in pixels, ascending. Empty for drawings, which are served unchanged. */
  widths: number[];
}

/** A derived file of the build. */
export interface PictureFile {
  fileName: string;
  path: string;
}

/** Length of a picture's hash, in characters. */
const HASH_LENGTH = 6;
/**
 * Encoder settings. `npm start` and the tests set PICTURES=fast: a quarter of the encoding time, AVIF files of the same
 * size, slightly softer pictures.
 */
const ENCODERS =
  process.env['PICTURES'] === 'fast'
    ? {
        avif: { quality: 45, effort: 0 },
        webp: { quality: 74, effort: 0 },
        jpeg: { quality: 76 },
      }
    : {
        avif: { quality: 50, effort: 3 },
        webp: { quality: 74 },
        jpeg: { quality: 76, mozjpeg: true },
      };
/** Most phones show AVIF files of at most this width, in pixels. */
const PHONE_WIDTH = 768;
/** A file of this size arrives, with its headers, in the first ten packets of a connection (14,600 bytes). */
export const FIRST_PACKETS_BYTES = 14_200;
/** By how many points the quality may be lowered for that. More would show. */
const MAX_QUALITY_LOSS = 5;
const LOSSES = Array.from({ length: MAX_QUALITY_LOSS }, (_, loss) => ({
  quality: ENCODERS.avif.quality - loss - 1,
  scale: 1,
}));
/** A wider master is reduced first: no screen shows more of a picture on a page. */
const MAX_WIDTH = 2400;
/** What an AVIF file may weigh, in bytes per pixel of its width: 23 KB for the 768 pixels that every device stores. */
export const BUDGET_BYTES_PER_PIXEL = 30;
/** What a file that is too large is encoded with: less quality first, then fewer details too, stretched to its width. */
const SAVINGS = [
  { quality: 44, scale: 1 },
  { quality: 38, scale: 1 },
  { quality: 32, scale: 1 },
  { quality: 32, scale: 0.7 },
  { quality: 32, scale: 0.5 },
  { quality: 32, scale: 0.3 },
];
/** Part of every derived file's name, so that other settings make other files, in the cache and for visitors. */
const RECIPE = JSON.stringify([
  [...WIDTH_SETTINGS, ENCODERS],
  [PHONE_WIDTH, FIRST_PACKETS_BYTES, MAX_QUALITY_LOSS],
  [MAX_WIDTH, BUDGET_BYTES_PER_PIXEL, SAVINGS],
]);

const projectRoot = resolve(import.meta.dirname, '../../..');
const mastersDir = resolve(projectRoot, 'src/media/masters');
/** Photographs that the owner has published. Written before a build, and no part of the repository. */
export const PHOTOS_DIR = resolve(projectRoot, 'src/media/photos');
/** Derived files stay here, so that only what has changed is derived again. */
export const cacheDir = resolve(projectRoot, 'node_modules/.cache/pictures');

/**
 * All masters by name. Replacing a file replaces the picture.
 * @throws when two files have the same name, as when a JPEG is added beside the WebP that it should replace
 */
export function masters(folder = mastersDir): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const file of readdirSync(folder).filter((name) => /\.(webp|jpe?g|png|avif|svg)$/i.test(name))) {
    const name = basename(file, extname(file));
    const other = found.get(name);
    if (other !== undefined)
      throw new Error(
        `There are two pictures "${name}": remove ${file} or ${basename(other)} from ${folder}.`,
      );
    found.set(name, resolve(folder, file));
  }
  return found;
}

/**
 * Derives every format and width of one picture. Cached by the master's content.
 * @returns the record for the browser, and the files for the build
 */
export async function derivePicture(
  name: string,
  source: Buffer,
  isDrawing = false,
): Promise<{ picture: CompactPicture; files: PictureFile[] }> {
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, HASH_LENGTH);
  mkdirSync(cacheDir, { recursive: true });
  const recordFile = resolve(cacheDir, `${name}-${hash}.json`);
  if (!existsSync(recordFile)) {
    const picture = isDrawing ? await drawing(name, source, hash) : await photo(name, source, hash);
    writeFileSync(recordFile, JSON.stringify(picture));
  }
  const picture = JSON.parse(readFileSync(recordFile, 'utf8')) as CompactPicture;
  const base = `${name}-${hash}`;
  const names = picture.widths.length
    ? [
        ...picture.widths.map((width) => `${base}-${width}.avif`),
        ...fallbackWidths(picture.width).flatMap((width) => [
          `${base}-${width}.webp`,
          `${base}-${width}.jpg`,
        ]),
      ]
    : [`${base}.svg`];
  return {
    picture,
    files: names.map((file) => ({ fileName: `pictures/${file}`, path: resolve(cacheDir, file) })),
  };
}

async function photo(name: string, source: Buffer, hash: string): Promise<CompactPicture> {
  const master = await uprightMaster(source);
  const { width, height } = await sharp(master).metadata();
  const widths = avifWidths(width);
  const fallbacks = fallbackWidths(width);
  // Each width is resized once and encoded in all formats, because decoding the master takes longer than encoding.
  for (const to of new Set([...widths, ...fallbacks])) {
    const { data, info } = await sharp(master)
      .resize(to, undefined, { kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const resized = () => sharp(data, { raw: info });
    const file = (format: string) => resolve(cacheDir, `${name}-${hash}-${to}.${format}`);
    if (widths.includes(to)) writeFileSync(file('avif'), await avif(resized, to));
    if (!fallbacks.includes(to)) continue;
    await resized().webp(ENCODERS.webp).toFile(file('webp'));
    await resized().jpeg(ENCODERS.jpeg).toFile(file('jpg'));
  }
  return { width, height, color: await meanColor(master), hash, widths };
}

/** A camera notes how it was held instead of turning its picture, and stores more than any page shows. */
async function uprightMaster(source: Buffer): Promise<Buffer> {
  const { width, autoOrient, orientation = 1 } = await sharp(source).metadata();
  if (orientation === 1 && width <= MAX_WIDTH) return source;
  return sharp(source)
    .autoOrient()
    .resize({ width: Math.min(autoOrient.width, MAX_WIDTH) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Encodes with the usual quality, or with slightly less where that makes a phone's file fit into the first packets. What is
 * above the budget of its width is encoded with less and less; a picture that no setting makes small enough stays softest.
 */
async function avif(resized: () => Sharp, width: number): Promise<Buffer> {
  const { quality } = ENCODERS.avif;
  const encode = async ({ quality, scale }: { quality: number; scale: number }) => {
    const softer = () =>
      resized()
        .resize(Math.round(width * scale))
        .png()
        .toBuffer();
    const picture = scale < 1 ? sharp(await softer()).resize(width) : resized();
    return picture.avif({ ...ENCODERS.avif, quality }).toBuffer();
  };
  const usual = await encode({ quality, scale: 1 });
  const budget = width * BUDGET_BYTES_PER_PIXEL;
  const isTooLarge = usual.length > budget;
  const limit = !isTooLarge && width <= PHONE_WIDTH ? FIRST_PACKETS_BYTES : budget;
  let result = usual;
  for (const saving of isTooLarge ? SAVINGS : LOSSES) {
    if (result.length <= limit) return result;
    result = await encode(saving);
  }
  return isTooLarge || result.length <= limit ? result : usual;
}

async function drawing(name: string, source: Buffer, hash: string): Promise<CompactPicture> {
  writeFileSync(resolve(cacheDir, `${name}-${hash}.svg`), source);
  const { width, height } = await sharp(source).metadata();
  return { width, height, color: await meanColor(source), hash, widths: [] };
}

async function meanColor(source: Buffer): Promise<string> {
  const pixel = await sharp(source)
    .flatten({ background: '#f3ece3' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
