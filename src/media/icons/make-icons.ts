/** Renders the app icons from the favicon: `npx tsx src/media/icons/make-icons.ts`. Run it when the favicon changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const publicDir = resolve(import.meta.dirname, '../../../public');
const round = readFileSync(resolve(publicDir, 'favicon.svg'), 'utf8');
/** Full-bleed, with the drawing inside the safe zone of maskable icons. */
const bleed = round
  .replace('rx="14" ', '')
  .replace(/(<circle)/, '<g transform="translate(9.6 9.6) scale(.7)">$1')
  .replace('</svg>', '</g></svg>');

/** One color on a transparent background. The system tints the shape. */
const monochrome = bleed
  .replace(/<rect[^>]*>/, '')
  .replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000"')
  .replace(' opacity=".75"', '');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });
const save = (svg: string, size: number, file: string) =>
  png(svg, size).toFile(resolve(publicDir, 'icons', file));
await save(round, 192, 'icon-192.png');
await save(round, 512, 'icon-512.png');
await save(bleed, 512, 'maskable-512.png');
await save(bleed, 180, 'apple-touch-icon.png');
await save(monochrome, 512, 'monochrome-512.png');

// Programs that know the site's address but have not read a page look for this file: bookmarks, chats, feed readers.
const sizes = [16, 32, 48];
const images = await Promise.all(sizes.map((size) => png(round, size).toBuffer()));
writeFileSync(resolve(publicDir, 'favicon.ico'), icoFile(sizes, images));

/** An ICO file that contains PNG images: a header, 16 bytes about each image, and the images. */
function icoFile(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index]!, entry);
    header.writeUInt8(sizes[index]!, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}
