import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Head } from '../../site/head.ts';
import type { PageFile } from '../../site/pages.ts';
import type { RenderedPictures } from '../../ui/rendered-pictures.ts';
import { fontFaceCss, fontFiles } from '../fonts.ts';
import { derivedPictures } from '../pictures/derive-all.ts';
import { colorRule } from '../pictures/plugin.ts';
import { bundleBootScript } from '../bundle-script.ts';
import { assetText, chunkOf, styleFilesOf, withImports, type Bundle } from './client-bundle.ts';
import { checkSections } from './check-sections.ts';
import { fileOf } from './hosting.ts';
import { inlineFavicon } from './inline-favicon.ts';
import { pageHtml, type PageParts } from './page-html.ts';
import { previewOf } from './social-preview.ts';
import { usedStyles } from './split-styles.ts';

/** What `src/app/prerender.tsx` exports. */
export interface Renderer {
  pages: readonly PageFile[];
  render(path: string): Promise<{ html: string; head: Head; pictures: RenderedPictures }>;
}

export interface RenderedPage {
  page: PageFile;
  head: Head;
  html: string;
  /** The document for the precache. */
  precachedHtml: string;
  /** Names of the pictures on the page. */
  pictures: ReadonlySet<string>;
}

export interface RenderedSite {
  pages: RenderedPage[];
  /** Names of the scripts and stylesheets that every page loads. */
  sharedFiles: ReadonlySet<string>;
  /** The pages, fonts, and the stylesheet that loads them. */
  files: Record<string, string | Uint8Array>;
  /** The boot script's source expression for the content security policy. */
  bootScriptHash: string;
}

const source = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(source, file), 'utf8');

/** Renders every page with the scripts and styles of the client's bundle. */
export async function renderSite(siteUrl: string, renderer: Renderer, bundle: Bundle): Promise<RenderedSite> {
  const bootScript = await bundleBootScript();
  const template = inlineFavicon(read('index.html'), read('../public/favicon.svg'));
  const derived = await derivedPictures();

  const rendered = [];
  for (const page of renderer.pages) rendered.push({ page, ...(await renderer.render(page.path)) });

  checkSections(rendered.map(({ page, html }) => ({ path: page.path, html })));
  const fonts = await fontFiles(rendered.map(({ html }) => html).join(''));
  const colors = (names: Iterable<string>) =>
    [...names]
      .flatMap((name) => (derived.pictures[name] ? [colorRule(name, derived.pictures[name])] : []))
      .join('');
  const lateCss = `${fontFaceCss(fonts)}\n${colors(Object.keys(derived.pictures))}\n${read('styles/late.css')}`;
  const late = `/assets/fonts-${hash('sha256', lateCss, 'base64url').slice(0, 8)}.css`;

  const entry = chunkOf(bundle, resolve(source, 'app/browser.tsx'));
  const entryChunks = withImports(bundle, entry);
  const pages = rendered.map(({ page, html, head, pictures }) => {
    const chunksOf = (module: string) =>
      withImports(bundle, chunkOf(bundle, resolve(source, 'app/routes', module)));
    const chunks = [...entryChunks, ...chunksOf(page.module)];
    const scripts = new Set(chunks.map(({ fileName }) => `/${fileName}`));
    scripts.delete(`/${entry.fileName}`);
    const styled = page.deferred ? [...chunks, ...chunksOf(page.deferred)] : chunks;
    const ofRoute = new Set(styleFilesOf(chunks));
    const sheets = styleFilesOf(styled).map((file) => {
      const css = assetText(bundle, file);
      return { file, css, used: usedStyles(css, html) };
    });
    const parts: PageParts = {
      template,
      app: html,
      largest: pictures.largest,
      head,
      css:
        sheets
          .map(({ css, used }) => used ?? css)
          .join('')
          .trim() + colors(pictures.colors),
      bootScript,
      boot: {
        entry: `/${entry.fileName}`,
        chunks: [...scripts],
        inlinedStyles: sheets.filter(({ used }) => used === undefined).map(({ file }) => `/${file}`),
        otherStyles: sheets
          .filter(({ file, used }) => used !== undefined && ofRoute.has(file))
          .map(({ file }) => `/${file}`),
        late,
        path: head.path,
        to: head.redirect,
      },
      siteUrl,
      preview: head.image ? previewOf(head.image, derived.pictures) : undefined,
    };
    return {
      page,
      head,
      html: pageHtml(parts),
      precachedHtml: pageHtml({ ...parts, isPrecached: true }),
      pictures: pictures.colors,
    };
  });
  return {
    pages,
    sharedFiles: new Set([...entryChunks.map(({ fileName }) => fileName), ...styleFilesOf(entryChunks)]),
    files: Object.fromEntries([
      ...pages.map(({ page, html }) => [fileOf(page), html]),
      ...fonts.map(({ fileName, source }) => [fileName, source]),
      [late.slice(1), lateCss],
    ]),
    bootScriptHash: `'sha256-${hash('sha256', bootScript, 'base64')}'`,
  };
}
