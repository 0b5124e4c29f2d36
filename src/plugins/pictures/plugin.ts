import { normalizePath, type Plugin } from 'vite';
import type { PackedPictures } from '../../site/picture-files.ts';
import { isPhotoName } from '../../site/photo-name.ts';
import { derivedPictures } from './derive-all.ts';
import { cacheDir, type CompactPicture } from './derive.ts';

const MODULE = 'virtual:pictures';
const PHOTOS = 'virtual:photos';

/**
 * `virtual:pictures`: what `src/ui/site-pictures.ts` makes addresses of. `virtual:photos`: the same of the photographs that the owner
 * has published. The files are copied after the build (`build-site.ts`), or served in development.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === MODULE || id === PHOTOS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${MODULE}`) return moduleText((await derivedPictures()).pictures, false);
      if (id === `\0${PHOTOS}`) return moduleText((await derivedPictures()).pictures, true);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url!.replace(/^\/pictures\//, `/@fs/${normalizePath(cacheDir)}/`);
        next();
      });
    },
  };
}

/** One rule per picture: its box shows the mean color until the picture has loaded. */
export const colorRule = (name: string, { color }: CompactPicture) =>
  `.pic-${name}{background-color:${color}}`;

/**
 * The source of `virtual:pictures`, or of `virtual:photos`: JSON that `src/ui/site-pictures.ts` unpacks. Values of one kind are
 * together, and pictures of one size, because neighbors that are alike compress best.
 */
function moduleText(all: Record<string, CompactPicture>, isOfPhotos: boolean): string {
  const pictures = Object.entries(all)
    .filter(([name]) => isPhotoName(name) === isOfPhotos)
    .toSorted(([, a], [, b]) => a.width - b.width || a.height - b.height);
  const packed: PackedPictures = {
    names: pictures.map(([name]) => name),
    hashes: pictures.map(([, { hash }]) => hash),
    sizes: pictures.map(([, { width, height }]) => [width, height]),
    drawings: pictures.flatMap(([name, { widths }]) => (widths.length ? [] : [name])),
  };
  return `export default ${JSON.stringify(packed)}`;
}
