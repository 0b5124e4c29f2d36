import sharp from 'sharp';
import { fallbackWidths } from '../pictures/derive.ts';
import type { DerivedPictures } from '../pictures/derive-all.ts';

/** The picture of a social preview: path, and size in pixels. */
export interface Preview {
  path: string;
  width: number;
  height: number;
}

/** The large cards of social networks are about this many pixels wide. */
const CARD_WIDTH = 1080;

/**
 * The smallest JPEG of a picture that fills a large card.
 * @throws when there is no such photo
 */
export async function previewOf(name: string, { pictures, files }: DerivedPictures): Promise<Preview> {
  const picture = pictures[name];
  if (!picture) throw new Error(`head.image: there is no picture "${name}" in src/media/masters`);
  if (picture.widths.length === 0)
    throw new Error(`head.image: "${name}" is a drawing, but social networks only show photos`);
  const widths = fallbackWidths(picture.width);
  const width = widths.find((candidate) => candidate >= CARD_WIDTH) ?? widths.at(-1)!;
  const fileName = `pictures/${name}-${picture.hash}-${width}.jpg`;
  const file = files.find((one) => one.fileName === fileName)!;
  // Read from the file, because the encoder may have rounded the height up or down.
  const { height } = await sharp(file.path).metadata();
  return { path: `/${fileName}`, width, height };
}
