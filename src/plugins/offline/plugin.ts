import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { entrances } from '../../site/paths.ts';
import { fallbackWidths } from '../pictures/derive.ts';
import { derivePictures } from '../pictures/plugin.ts';
import { buildIdOf } from './build-id.ts';
import { packPages } from './pack-pages.ts';

/** Bytes that a device may have to fetch, compressed as a host sends them. */
export const BUDGET = { shell: 900_000, everything: 4_000_000 };

type InjectManifest = NonNullable<VitePWAOptions['injectManifest']>;
type Transform = NonNullable<InjectManifest['manifestTransforms']>[number];

type Entry = Parameters<Transform>[0][number];

const dist = resolve(import.meta.dirname, '../../../dist');

/** What the client build says to the build of the service worker, which follows it in the same process. */
const site = { urgent: new Set<string>(), kept: new Set<string>() };

/** The id of the client build, which must have been written: the service worker is built after that. */
export const buildId = (): string => buildIdOf(dist);

/** Adds the packed pages to the client build. After the prerenderer. */
export function offlinePages(): Plugin {
  return {
    name: 'offline-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const pages = Object.values(bundle)
        .flatMap((file) => (file.type === 'asset' && isPage(file.fileName) ? [file] : []))
        .map(({ fileName, source }) => ({
          path: addressOf(fileName),
          html: forDevice(typeof source === 'string' ? source : new TextDecoder().decode(source)),
        }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      const parts = packPages(pages).map((part) => JSON.stringify(part));
      for (const [at, source] of parts.entries())
        // As text, not JSON: the local server puts its own origin into texts, as it does into pages.
        this.emitFile({ type: 'asset', fileName: `offline/pages-${at}-${digest(source)}.txt`, source });
      const { pictures } = await derivePictures();
      // One size of each picture: sharp on a phone held upright, bearable on a desk, and there is a WebP of it.
      site.kept = new Set(
        Object.entries(pictures).map(([name, { hash, width, widths }]) =>
          widths.length === 0
            ? `pictures/${name}-${hash}.svg`
            : `pictures/${name}-${hash}-${fallbackWidths(width)[0]}.avif`,
        ),
      );
      const aftercare = pages.find(({ path }) => path === entrances.aftercare);
      site.urgent = new Set(
        [...(aftercare?.html ?? '').matchAll(/\/pictures\/[\w-]+-[0-9a-f]{6}/g)].map(String),
      );
    },
  };
}

/**
 * What crawlers read of a page, hints for pictures that lie on the device, and the manifest, which pages name later
 * (`src/pwa/install-prompt.ts`).
 */
const FOR_OTHERS =
  /\s*<(?:meta (?:property="og:|name="twitter:)[^>]*>|link rel="(?:preload" as="image|manifest)"[^>]*>|script type="application\/ld\+json">.*?<\/script>)/gs;
/** A page as it is kept: a phone reads it again at every visit. */
const forDevice = (html: string) => html.replace(FOR_OTHERS, '');

const isPage = (fileName: string) => fileName.endsWith('.html') && fileName !== '404.html';
const addressOf = (fileName: string) => `/${fileName.replace(/\/?index\.html$/, '')}`;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * The list that the service worker is built with: every entry with its size in bytes, the pictures of the aftercare
 * article before the others.
 * @throws when the whole is heavier than a visitor on a weak line should be asked for
 */
export const offlineList: Transform = (entries) => {
  const isUrgent = ({ url }: Entry) => site.urgent.has(`/${url.replace(/-\d+\.\w+$|\.svg$/, '')}`);
  const manifest = entries
    .filter(({ url }) => !url.startsWith('pictures/') || site.kept.has(url))
    .map((entry) => ({ ...entry, bytes: entry.size }))
    .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  const pictures = manifest.filter(({ url }) => url.startsWith('pictures/'));
  const shell = manifest.filter(({ url }) => !url.startsWith('pictures/')).reduce(addTransfer, 0);
  const everything = pictures.reduce(addTransfer, shell);
  if (shell > BUDGET.shell || everything > BUDGET.everything)
    throw new Error(
      `Too heavy to keep offline: pages, scripts and fonts ${shell} of ${BUDGET.shell} bytes, with pictures ${everything} of ${BUDGET.everything}`,
    );
  return { manifest, warnings: [] };
};

function addTransfer(sum: number, { url, size }: Entry): number {
  if (!/\.(js|css|txt|svg|webmanifest)$/.test(url)) return sum + size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return sum + brotliCompressSync(readFileSync(resolve(dist, url)), { params }).length;
}
