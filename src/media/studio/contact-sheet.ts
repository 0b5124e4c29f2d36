import { readdirSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import sharp from 'sharp';

/**
 * Puts all masters, or those of a folder, on one sheet with their names, each as small as a card on a phone.
 * `npx tsx src/media/studio/contact-sheet.ts OUT.jpg [--from FOLDER] [--width PIXELS] [NAME …]`
 */
const args = process.argv.slice(2);
const option = (flag: string, otherwise: string): string => {
  const at = args.indexOf(flag);
  return at < 0 ? otherwise : (args.splice(at, 2)[1] ?? otherwise);
};
const from = option('--from', resolve(import.meta.dirname, '../masters'));
const width = Number(option('--width', '320'));
const [out, ...wanted] = args;
if (out === undefined) throw new Error('Say where the sheet goes: contact-sheet.ts OUT.jpg');

const COLUMNS = 5;
const GAP = 12;
const LABEL = 22;

const isPicture = (file: string) => /\.(?:webp|jpe?g|png|avif|svg)$/.test(file);
const nameOf = (file: string) => basename(file, extname(file));
const files = readdirSync(from)
  .filter((file) => isPicture(file) && (wanted.length === 0 || wanted.some((part) => file.startsWith(part))))
  .sort();

const height = Math.round((width * 3) / 4);
const cells = await Promise.all(
  files.map(async (file, index) => {
    const left = GAP + (index % COLUMNS) * (width + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (height + LABEL + GAP);
    const picture = await sharp(resolve(from, file))
      .resize(width, height, { fit: 'contain', background: '#ffffff' })
      .toBuffer();
    const label = `<svg width="${width}" height="${LABEL}"><text x="0" y="16" font-family="sans-serif" font-size="13" fill="#2a2320">${nameOf(file)}</text></svg>`;
    return [
      { input: picture, left, top },
      { input: Buffer.from(label), left, top: top + height },
    ];
  }),
);
const rows = Math.ceil(files.length / COLUMNS);
await sharp({
  create: {
    width: GAP + Math.min(COLUMNS, files.length) * (width + GAP),
    height: GAP + rows * (height + LABEL + GAP),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(cells.flat())
  .jpeg({ quality: 88 })
  .toFile(out);
console.log(`${files.length} pictures on ${out}`);
