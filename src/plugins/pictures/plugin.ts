import { normalizePath, type Plugin } from 'vite';
import { isPhotoName } from '../../site/photo-name.ts';
import { derivedPictures } from './derive-all.ts';
import {
  cacheDir,
  FALLBACK_WIDTHS,
  HASH_LENGTH,
  SMALLEST_STEP,
  WIDTHS,
  type CompactPicture,
} from './derive.ts';

const MODULE = 'virtual:pictures';
const PHOTOS = 'virtual:photos';

/**
 * `virtual:pictures`: a map from name to sources for the Picture component. `virtual:photos`: a map of the photographs that
 * the owner has published. The files are copied after the build (`build-site.ts`), or served in development.
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
 * The source of `virtual:pictures`, or of `virtual:photos`. Every page loads the first, so it holds few bytes per picture. It
 * computes the addresses from the widths, and it groups values of one kind, and pictures of one size, because neighbors that
 * are alike compress best.
 */
function moduleText(all: Record<string, CompactPicture>, isOfPhotos: boolean): string {
  const wanted = Object.entries(all).filter(([name]) => isPhotoName(name) === isOfPhotos);
  if (wanted.length === 0) return 'export default {}';
  const pictures = wanted.toSorted(([, a], [, b]) => a.width - b.width || a.height - b.height);
  const names = pictures.map(([name]) => name).join(' ');
  const hashes = pictures.map(([, { hash }]) => hash).join('');
  const sizes = pictures.map(([, { width, height }]) => `${width} ${height}`).join();
  const drawings = pictures.flatMap(([name, { widths }]) => (widths.length ? [] : [name]));
  return `const set = (steps, width, base, format) => steps.filter((w) => w * ${SMALLEST_STEP} <= width).concat(width).map((w) => \`\${base}-\${w}.\${format} \${w}w\`).join(', ');
const sizes = '${sizes}'.split(',');
export default Object.fromEntries('${names}'.split(' ').map((name, index) => {
  const [width, height] = sizes[index].split(' ').map(Number);
  const base = \`/pictures/\${name}-\${'${hashes}'.slice(index * ${HASH_LENGTH}, index * ${HASH_LENGTH} + ${HASH_LENGTH})}\`;
  const isDrawing = ${JSON.stringify(drawings)}.includes(name);
  const sources = isDrawing ? null : { avif: set(${JSON.stringify(WIDTHS)}, width, base, 'avif'), webp: set(${JSON.stringify(FALLBACK_WIDTHS)}, width, base, 'webp') };
  return [name, { width, height, sources, src: isDrawing ? \`\${base}.svg\` : \`\${base}-\${width < ${FALLBACK_WIDTHS[0]! * SMALLEST_STEP} ? width : ${FALLBACK_WIDTHS[0]}}.jpg\` }];
}));
`;
}
