import { fallbackWidths } from '../../site/picture-files.ts';
import type { CompactPicture } from '../pictures/derive.ts';

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
export function previewOf(name: string, pictures: Readonly<Record<string, CompactPicture>>): Preview {
  const picture = pictures[name];
  if (!picture) throw new Error(`head.image: there is no picture "${name}" in src/media/masters`);
  if (picture.widths.length === 0)
    throw new Error(`head.image: "${name}" is a drawing, but social networks only show photos`);
  const widths = fallbackWidths(picture.width);
  const width = widths.find((candidate) => candidate >= CARD_WIDTH) ?? widths.at(-1)!;
  const height = Math.round((picture.height * width) / picture.width);
  return { path: `/pictures/${name}-${picture.hash}-${width}.jpg`, width, height };
}
