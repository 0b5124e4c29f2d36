import { createReadStream, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import type { InputRecorder } from '../inputs.ts';
import { derivePicture, masters, WIDTHS, type CompactPicture, type PictureFile } from './derive.ts';

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

async function deriveAll(): Promise<DerivedPictures> {
  const pictures: Record<string, CompactPicture> = {};
  const files: PictureFile[] = [];
  for (const [name, path] of [...masters()].sort()) {
    const derived = await derivePicture(name, readFileSync(path), extname(path).toLowerCase() === '.svg');
    pictures[name] = derived.picture;
    files.push(...derived.files);
  }
  return { pictures, files };
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
      server.middlewares.use('/pictures/', async (request, response, next) => {
        const wanted = `pictures${request.url?.split('?')[0]}`;
        const file = (await derivePictures()).files.find(({ fileName }) => fileName === wanted);
        if (!file) return next();
        response.setHeader('content-type', MIME[extname(file.path)] ?? 'application/octet-stream');
        createReadStream(file.path).pipe(response);
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

/** As few bytes per picture as possible: every page loads this list. Widths follow from the master's. */
function moduleText(all: Record<string, CompactPicture>): string {
  const compact = Object.entries(all).map(([name, p]) => [
    name,
    p.width,
    p.height,
    p.hash,
    p.widths.length ? 1 : 0,
  ]);
  return `const steps = ${JSON.stringify(WIDTHS)};
const set = (base, widths, format) => widths.map((w) => \`\${base}-\${w}.\${format} \${w}w\`).join(', ');
export default Object.fromEntries(${JSON.stringify(compact)}.map(([name, width, height, hash, isPhoto]) => {
  const base = \`/pictures/\${name}-\${hash}\`;
  const widths = [...new Set(steps.map((w) => Math.min(w, width)))];
  const sources = isPhoto ? { avif: set(base, widths, 'avif'), webp: set(base, widths, 'webp'), jpg: set(base, widths, 'jpg') } : null;
  return [name, { width, height, sources, src: isPhoto ? \`\${base}-\${widths[1] ?? widths[0]}.jpg\` : \`\${base}.svg\` }];
}));
`;
}
