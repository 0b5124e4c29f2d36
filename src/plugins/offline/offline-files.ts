import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { entrances } from '../../site/paths.ts';
import { fallbackWidths } from '../../site/picture-files.ts';
import type { RenderedSite } from '../html/render-site.ts';
import { bundleScript } from '../bundle-script.ts';
import { textOf, type Bundle } from '../html/client-bundle.ts';
import { fileOf } from '../html/hosting.ts';
import { derivedPictures } from '../pictures/derive-all.ts';
import { serviceWorker } from '../service-worker.ts';
import { BUDGET_BYTES, MAX_BYTES, picturesProblem } from './budget.ts';
import { buildIdOf } from './build-id.ts';
import { packFiles } from './pack-files.ts';

/** How many of the largest pictures are named. */
const NAMED = 8;

/** What a first visit fetches after the texts: icons, which no page shows, and the italic font. */
const LATER = /^icons\/|^fonts\/.*-italic-/;

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];
type Entry = Parameters<ManifestTransform>[0][number];

/** Files that the site needs to work offline, and what the list of the service worker says about others. */
export interface Offline {
  files: Record<string, string>;
  /** The files in `assets` that a pack holds. */
  packed: ReadonlySet<string>;
  /** Pictures of the aftercare page, which are precached first because people open that page without a connection. */
  urgentPictures: ReadonlySet<string>;
}

/** Packs pages, scripts and stylesheets, and bundles the part of the service worker that holds the outbox. */
export async function offlineFiles(bundle: Bundle, { pages, sharedFiles }: RenderedSite): Promise<Offline> {
  const stored = pages
    .filter(({ page }) => isStored(fileOf(page)))
    .map(({ page, precachedHtml }) => ({ path: addressOf(fileOf(page)), text: precachedHtml }));
  const assets = Object.values(bundle)
    .filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName) && !sharedFiles.has(fileName))
    .map((file) => ({ path: `/${file.fileName}`, text: textOf(file) }));
  // Plain text, not JSON: the local server replaces the origin in text files, as it does in pages.
  const packs = packFiles([...stored, ...assets])
    .map((pack) => JSON.stringify(pack))
    .map((text, index) => [`offline/pack-${index}-${hash('sha256', text).slice(0, 10)}.txt`, text]);
  return {
    files: {
      ...Object.fromEntries(packs),
      'sw-outbox.js': await bundleScript('pwa/worker/outbox-worker.ts'),
    },
    packed: new Set(assets.map(({ path }) => path.slice(1))),
    urgentPictures: pages.find(({ page }) => page.path === entrances.aftercare)!.pictures,
  };
}

/** Writes the service worker of the site. Everything else must be written: its list and its build id are derived from that. */
export const writeServiceWorker = (outDir: string, offline: Offline): Promise<void> =>
  serviceWorker(
    outDir,
    {
      srcDir: 'pwa/worker',
      filename: 'sw.ts',
      scope: '/',
      injectManifest: {
        // Pages are precached in packs, pictures in one size each.
        globPatterns: [
          'offline/*.txt',
          'assets/*.{js,css}',
          'fonts/*.woff2',
          'manifest.webmanifest',
          'icons/*.{png,svg}',
          'pictures/*.{avif,svg}',
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        dontCacheBustURLsMatching: /^(assets|pictures|fonts|offline)\//,
        manifestTransforms: [(entries) => precacheList(outDir, offline, entries)],
      },
    },
    { __BUILD_ID__: JSON.stringify(buildIdOf(outDir)) },
  );

/**
 * Every precached file with its size in bytes, urgent pictures before the others.
 * @throws when the texts exceed their budget, or everything exceeds `MAX_BYTES`
 */
async function precacheList(
  outDir: string,
  { packed, urgentPictures }: Offline,
  entries: Entry[],
): Promise<Awaited<ReturnType<ManifestTransform>>> {
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
    list.filter(({ url }) => !packed.has(url)).reduce((sum, entry) => sum + transferBytes(outDir, entry), 0);
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
}

const isStored = (fileName: string) => fileName.endsWith('.html') && fileName !== '404.html';
const addressOf = (fileName: string) => `/${fileName.replace(/\/?index\.html$/, '')}`;

function transferBytes(outDir: string, { url, size }: Entry): number {
  if (!/\.(js|css|txt|svg|webmanifest)$/.test(url)) return size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readFileSync(resolve(outDir, url)), { params }).length;
}
