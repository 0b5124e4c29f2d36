/** Renders the app icons from the favicon: `npx tsx src/media/icons/make-icons.ts`. Run it when the favicon changes. */
import { readFileSync } from 'node:fs';
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

const png = (svg: string, size: number, file: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(resolve(publicDir, 'icons', file));
await png(round, 192, 'icon-192.png');
await png(round, 512, 'icon-512.png');
await png(bleed, 512, 'maskable-512.png');
await png(bleed, 180, 'apple-touch-icon.png');
await png(monochrome, 512, 'monochrome-512.png');
