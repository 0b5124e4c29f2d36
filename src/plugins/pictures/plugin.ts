import { createReadStream, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildContext } from '../build-context.ts';
import { FALLBACK_WIDTHS, masters, SMALLEST_STEP, WIDTHS, type CompactPicture } from './derive.ts';

const MODULE = 'virtual:pictures';
const CSS = 'virtual:pictures.css';
const MIME: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/**
 * `virtual:pictures`: a map from name to sources for the Picture component. `virtual:pictures.css`: a class per picture
 * with its mean color. The client build also gets the files, in `pictures/`.
 */
export function pictures({ pictures: derive, inputs }: Pick<BuildContext, 'pictures' | 'inputs'>): Plugin {
  return {
    name: 'pictures',
    buildStart: () => inputs?.add(...masters().values()),
    resolveId: (id) => (id === MODULE || id === CSS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${MODULE}`) return moduleText((await derive()).pictures);
      if (id === `\0${CSS}`) return colorCss((await derive()).pictures);
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const { fileName, path } of (await derive()).files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const wanted = `pictures${request.url?.split('?')[0]}`;
        derive().then(({ files }) => {
          const file = files.find(({ fileName }) => fileName === wanted);
          if (!file) return next();
          response.setHeader('content-type', MIME[extname(file.path)] ?? 'application/octet-stream');
          createReadStream(file.path).pipe(response);
        }, next);
      });
    },
  };
}

/** One rule per picture: its box shows the mean color until the picture has loaded. */
export const colorRule = (name: string, { color }: CompactPicture) =>
  `.pic-${name}{background-color:${color}}`;

const colorCss = (all: Record<string, CompactPicture>) =>
  Object.entries(all)
    .map(([name, picture]) => colorRule(name, picture))
    .join('\n');

/** Every page loads this module, so it holds few bytes per picture: the addresses are computed from the widths. */
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
