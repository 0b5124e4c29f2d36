import { createReadStream, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { InputRecorder } from '../inputs.ts';
import { progress } from '../progress.ts';
import {
  derivePicture,
  FALLBACK_WIDTHS,
  masters,
  SMALLEST_STEP,
  WIDTHS,
  type CompactPicture,
  type PictureFile,
} from './derive.ts';

const MODULE = 'virtual:pictures';
const CSS = 'virtual:pictures.css';
const MIME: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

interface DerivedPictures {
  pictures: Record<string, CompactPicture>;
  files: PictureFile[];
}

let derived: Promise<DerivedPictures> | undefined;

/** All pictures of the site, derived once per process. */
export function derivePictures(): Promise<DerivedPictures> {
  return (derived ??= deriveAll());
}

/** Derives one picture per core at a time: an AVIF encoder keeps only one core busy. */
async function deriveAll(): Promise<DerivedPictures> {
  const all = [...masters()].sort();
  const report = progress('Pictures', all.length);
  const results = new Map<string, Awaited<ReturnType<typeof derivePicture>>>();
  const waiting = [...all];
  sharp.concurrency(1);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, path] = next;
      const isDrawing = extname(path).toLowerCase() === '.svg';
      results.set(name, await derivePicture(name, readFileSync(path), isDrawing));
      report(results.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const derived = all.map(([name]) => [name, results.get(name)!] as const);
  return {
    pictures: Object.fromEntries(derived.map(([name, { picture }]) => [name, picture])),
    files: derived.flatMap(([, { files }]) => files),
  };
}

/**
 * `virtual:pictures`: a map from name to sources for the Picture component; `virtual:pictures.css`: a class per
 * picture with its mean colour. The files themselves join the client build below `pictures/`.
 */
export function pictures(inputs?: InputRecorder): Plugin {
  return {
    name: 'pictures',
    buildStart: () => inputs?.add(...masters().values()),
    resolveId: (id) => (id === MODULE || id === CSS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${MODULE}`) return moduleText((await derivePictures()).pictures);
      if (id === `\0${CSS}`) return colorCss((await derivePictures()).pictures);
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const { fileName, path } of (await derivePictures()).files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const wanted = `pictures${request.url?.split('?')[0]}`;
        derivePictures().then(({ files }) => {
          const file = files.find(({ fileName }) => fileName === wanted);
          if (!file) return next();
          response.setHeader('content-type', MIME[extname(file.path)] ?? 'application/octet-stream');
          createReadStream(file.path).pipe(response);
        }, next);
      });
    },
  };
}

/** A rule per picture: its box has the picture's colour before the picture is there. */
export const colorRule = (name: string, { color }: CompactPicture) =>
  `.pic-${name}{background-color:${color}}`;

const colorCss = (all: Record<string, CompactPicture>) =>
  Object.entries(all)
    .map(([name, picture]) => colorRule(name, picture))
    .join('\n');

/** The module that every page loads, with as few bytes per picture as possible: addresses follow from the widths. */
function moduleText(all: Record<string, CompactPicture>): string {
  const compact = Object.entries(all).map(([name, p]) => [
    name,
    p.width,
    p.height,
    p.hash,
    p.widths.length ? 1 : 0,
  ]);
  return `const set = (steps, width, base, format) => steps.filter((w) => w * ${SMALLEST_STEP} <= width).concat(width).map((w) => \`\${base}-\${w}.\${format} \${w}w\`).join(', ');
export default Object.fromEntries(${JSON.stringify(compact)}.map(([name, width, height, hash, isPhoto]) => {
  const base = \`/pictures/\${name}-\${hash}\`;
  const sources = isPhoto ? { avif: set(${JSON.stringify(WIDTHS)}, width, base, 'avif'), webp: set(${JSON.stringify(FALLBACK_WIDTHS)}, width, base, 'webp') } : null;
  return [name, { width, height, sources, src: isPhoto ? \`\${base}-\${width < ${FALLBACK_WIDTHS[0]! * SMALLEST_STEP} ? width : ${FALLBACK_WIDTHS[0]}}.jpg\` : \`\${base}.svg\` }];
}));
`;
}
