import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { entrances } from '../../site/paths.ts';
import type { RenderSite } from '../html/render-site.ts';
import { bundleScript } from '../bundle-script.ts';
import { textOf } from '../html/client-bundle.ts';
import { fileOf } from '../html/hosting.ts';
import { derivedPictures } from '../pictures/derive-all.ts';
import { fallbackWidths } from '../pictures/derive.ts';
import { BUDGET_BYTES, MAX_BYTES, picturesProblem } from './budget.ts';
import { packFiles } from './pack-files.ts';

/** How many of the largest pictures are named. */
const NAMED = 8;

/** What a first visit fetches after the texts: icons, which no page shows, and the italic font. */
const LATER = /^icons\/|^fonts\/.*-italic-/;

type ManifestTransform = NonNullable<
  NonNullable<VitePWAOptions['injectManifest']>['manifestTransforms']
>[number];
type Entry = Parameters<ManifestTransform>[0][number];

/**
 * What the site needs to work offline. `plugin` adds packs of pages, scripts and stylesheets to the client build.
 * `precacheList` picks the files that the service worker precaches. vite-plugin-pwa calls it after the client build.
 */
export function offline(
  outDir: string,
  renderSite: RenderSite,
): { plugin: Plugin; precacheList: ManifestTransform } {
  /** Pictures of the aftercare page, which are precached first because people open that page without a connection. */
  let urgentPictures: ReadonlySet<string> = new Set();
  const packed = new Set<string>();

  const plugin: Plugin = {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { pages, sharedFiles } = await renderSite(bundle);
        const stored = pages
          .filter(({ page }) => isStored(fileOf(page)))
          .map(({ page, precachedHtml }) => ({ path: addressOf(fileOf(page)), text: precachedHtml }));
        const assets = Object.values(bundle)
          .filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName) && !sharedFiles.has(fileName))
          .map((file) => ({ path: `/${file.fileName}`, text: textOf(file) }));
        for (const { path } of assets) packed.add(path.slice(1));
        for (const [index, part] of packFiles([...stored, ...assets]).entries()) {
          const source = JSON.stringify(part);
          // Plain text, not JSON: the local server replaces the origin in text files, as it does in pages.
          this.emitFile({
            type: 'asset',
            fileName: `offline/pack-${index}-${digest(source)}.txt`,
            source,
          });
        }
        this.emitFile({
          type: 'asset',
          fileName: 'sw-outbox.js',
          source: await bundleScript('pwa/worker/outbox-worker.ts'),
        });
        urgentPictures = pages.find(({ page }) => page.path === entrances.aftercare)!.pictures;
      },
    },
  };

  /**
   * Every precached file with its size in bytes, urgent pictures before the others.
   * @throws when the texts exceed their budget, or everything exceeds `MAX_BYTES`
   */
  const precacheList: ManifestTransform = async (entries) => {
    const { pictures } = await derivedPictures();
    // One size per picture: the smallest that also exists as WebP. It is sharp on an upright phone and passable on a desktop.
    const stored = new Map(
      Object.entries(pictures).map(([name, { hash, width, widths }]) => [
        widths.length === 0
          ? `pictures/${name}-${hash}.svg`
          : `pictures/${name}-${hash}-${fallbackWidths(width)[0]}.avif`,
        name,
      ]),
    );
    const isPicture = ({ url }: Entry) => url.startsWith('pictures/');
    const isUrgent = ({ url }: Entry) => urgentPictures.has(stored.get(url) ?? '');
    const manifest = entries
      .filter((entry) => !isPicture(entry) || stored.has(entry.url))
      .map((entry) => ({
        ...entry,
        // A packed file has no size of its own, because the size of its pack includes it.
        ...(packed.has(entry.url) ? { isPacked: true } : { bytes: entry.size }),
        ...(LATER.test(entry.url) && { isLater: true }),
      }))
      .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
    const transferred = (list: Entry[]) =>
      list
        .filter(({ url }) => !packed.has(url))
        .reduce((sum, entry) => sum + transferBytes(outDir, entry), 0);
    const shell = transferred(manifest.filter((entry) => !isPicture(entry)));
    const everything = shell + transferred(manifest.filter(isPicture));
    if (shell > BUDGET_BYTES.shell)
      throw new Error(
        `The precache is too large: pages, scripts and fonts ${shell} of ${BUDGET_BYTES.shell} bytes`,
      );
    const largest = manifest
      .filter(isPicture)
      .toSorted((a, b) => b.size - a.size)
      .slice(0, NAMED)
      .map(({ url, size }) => `${stored.get(url)} ${size}`);
    const problem = picturesProblem(everything, largest);
    if (everything > MAX_BYTES) throw new Error(problem!);
    if (problem !== null) console.warn(problem);
    return { manifest, warnings: [] };
  };

  return { plugin, precacheList };
}

const isStored = (fileName: string) => fileName.endsWith('.html') && fileName !== '404.html';
const addressOf = (fileName: string) => `/${fileName.replace(/\/?index\.html$/, '')}`;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

function transferBytes(outDir: string, { url, size }: Entry): number {
  if (!/\.(js|css|txt|svg|webmanifest)$/.test(url)) return size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readFileSync(resolve(outDir, url)), { params }).length;
}
