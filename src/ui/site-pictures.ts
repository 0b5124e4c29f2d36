import packed from 'virtual:pictures';
import { avifWidths, fallbackWidths, type PackedPictures } from '../site/picture-files.ts';

export interface SitePicture {
  /** Size of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** One `srcset` per format. Null for a drawing, which is one SVG file. */
  readonly sources: { readonly avif: string; readonly webp: string } | null;
  readonly src: string;
}

/** Every picture of the site by name, made from `src/media/masters` at build time. */
export const pictures: Record<string, SitePicture> = unpackPictures(packed);

/** Computes addresses from names, hashes and sizes: every page loads those, so they hold few bytes per picture. */
export function unpackPictures({ names, hashes, sizes, drawings }: PackedPictures): typeof pictures {
  const entries = names.map((name, index): [string, SitePicture] => {
    const [width = 0, height = 0] = sizes[index]!;
    const address = `/pictures/${name}-${hashes[index]}`;
    if (drawings.includes(name)) return [name, { width, height, sources: null, src: `${address}.svg` }];
    const srcSet = (widths: readonly number[], format: string) =>
      widths.map((each) => `${address}-${each}.${format} ${each}w`).join(', ');
    const sources = { avif: srcSet(avifWidths(width), 'avif'), webp: srcSet(fallbackWidths(width), 'webp') };
    return [name, { width, height, sources, src: `${address}-${fallbackWidths(width)[0]}.jpg` }];
  });
  return Object.fromEntries(entries);
}
