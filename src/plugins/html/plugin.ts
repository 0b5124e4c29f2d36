import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Head } from '../../site/head.ts';
import type { PageFile } from '../../site/pages.ts';
import type { buildEnvironment } from '../environment.ts';
import { fontFiles, fontFaceCss } from '../fonts.ts';
import { fallbackWidths, type CompactPicture, type PictureFile } from '../pictures/derive.ts';
import { colorRule, derivePictures } from '../pictures/plugin.ts';
import type { InputRecorder } from '../inputs.ts';
import { lastChange } from '../last-change.ts';
import { fileOf, headersFile, redirectsFile, robotsTxt, sitemapXml } from './hosting.ts';
import { pageHtml, type Preview } from './page-html.ts';
import { paths } from '../../site/paths.ts';
import { rewrites } from '../../site/qr-pages.ts';
import { notFoundDocuments, redirects } from '../../site/redirects.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

interface Renderer {
  pages: readonly PageFile[];
  render(path: string): Promise<{ html: string; head: Head }>;
}

const projectRoot = resolve(import.meta.dirname, '../../..');
const cacheDir = resolve(projectRoot, 'node_modules/.cache/prerender');

/**
 * Renders every page of `src/site/pages.ts` into the client build, with its first paint's styles inline, and adds
 * what a static host needs. The files become part of the bundle, so that the service worker's manifest (written
 * when the build closes) includes them.
 */
export function prerender(
  { siteUrl, connectOrigins, config }: ReturnType<typeof buildEnvironment>,
  inputs?: InputRecorder,
): Plugin {
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const renderer = await loadRenderer(inputs);
      const templateFile = resolve(projectRoot, 'src/index.html');
      inputs?.add(templateFile);
      const template = readFileSync(templateFile, 'utf8');
      const entry = chunkOf(bundle, 'src/app/browser.tsx');
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });

      const rendered = [];
      for (const page of renderer.pages) rendered.push({ page, ...(await renderer.render(page.path)) });

      const fonts = await fontFiles(rendered.map(({ html }) => html).join(''));
      for (const { fileName, source } of fonts) emit(fileName, source);
      const { pictures, files } = await derivePictures();
      const colors = (names: Iterable<string>) =>
        [...names].flatMap((name) => (pictures[name] ? [colorRule(name, pictures[name])] : [])).join('');
      const lateCss = `${fontFaceCss(fonts)}\n${colors(Object.keys(pictures))}`;
      const late = `/assets/fonts-${hash(lateCss)}.css`;
      emit(late.slice(1), lateCss);

      for (const { page, html, head } of rendered) {
        const chunks = [
          ...withImports(bundle, entry),
          ...withImports(bundle, chunkOf(bundle, `src/app/routes/${page.module}`)),
        ];
        const cssFiles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        const css = [...cssFiles].map((file) => assetText(bundle, file)).join('');
        const scripts = new Set(chunks.map(({ fileName }) => `/${fileName}`));
        scripts.delete(`/${entry.fileName}`);
        emit(
          fileOf(page),
          pageHtml({
            template,
            app: html,
            head,
            css: css.trim() + colors(picturesIn(html)),
            boot: {
              entry: `/${entry.fileName}`,
              chunks: [...scripts],
              late,
              path: head.path,
              to: head.redirect,
            },
            siteUrl,
            preview: head.image ? await previewOf(head.image, pictures[head.image], files) : undefined,
          }),
        );
      }

      const lastmod = lastChange();
      const indexed = rendered.filter(({ head }) => !head.noindex && head.path !== undefined);
      emit(
        paths.sitemapXml.slice(1),
        sitemapXml(
          indexed.map(({ head }) => ({ path: head.path!, lastmod })),
          siteUrl,
        ),
      );
      emit('robots.txt', robotsTxt(siteUrl));
      emit('_headers', headersFile(connectOrigins));
      emit('_redirects', redirectsFile(redirects, rewrites, notFoundDocuments, connectOrigins[0]));
      emit('config.json', JSON.stringify(config));
      emit('build.json', JSON.stringify({ siteUrl }));
    },
  };
}

/** Builds the render entry for Node and loads it. */
async function loadRenderer(inputs: InputRecorder | undefined): Promise<Renderer> {
  await build({
    configFile: resolve(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [inputs?.collect()],
    build: {
      ssr: resolve(projectRoot, 'src/app/prerender.tsx'),
      outDir: cacheDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  return (await import(pathToFileURL(`${cacheDir}/prerender.js`).href + `?${Date.now()}`)) as Renderer;
}

function chunkOf(bundle: Bundle, source: string): Chunk {
  const path = resolve(projectRoot, source);
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === path);
  if (!found) throw new Error(`${source} has no chunk of its own: is it imported statically somewhere?`);
  return found as Chunk;
}

/** A chunk and everything it imports statically, the imports first (that is also the order of their styles). */
function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Chunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imports = chunk.imports.flatMap((file) => {
    const imported = bundle[file];
    return imported?.type === 'chunk' ? withImports(bundle, imported as Chunk, seen) : [];
  });
  return [...imports, chunk];
}

function assetText(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is not in the bundle`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/** The JPEG that social networks show: wide enough for their large card, small enough for their patience. */
async function previewOf(
  name: string,
  picture: CompactPicture | undefined,
  files: readonly PictureFile[],
): Promise<Preview> {
  if (!picture) throw new Error(`head.image: there is no picture "${name}" in src/media/masters`);
  if (picture.widths.length === 0)
    throw new Error(`head.image: "${name}" is a drawing; social networks want a photo`);
  const widths = fallbackWidths(picture.width);
  const width = widths.find((candidate) => candidate >= 1080) ?? widths.at(-1)!;
  const fileName = `pictures/${name}-${picture.hash}-${width}.jpg`;
  const file = files.find((one) => one.fileName === fileName)!;
  // Read from the file, because the height may have been rounded either way.
  const { height } = await sharp(file.path).metadata();
  return { path: `/${fileName}`, width, height };
}

/** Names of the pictures on a page, from their `pic-…` classes. */
function picturesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\bpic-([\w-]+)/g)].map(([, name]) => name!));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
