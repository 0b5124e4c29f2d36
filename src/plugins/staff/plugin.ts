import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { repositoryFiles } from '../../../supabase/check/files.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { browsers } from '../browsers.ts';
import { content } from '../content/plugin.ts';
import { printKit } from '../qr/print-kit.ts';
import { PAPERS, sheetHtml } from '../qr/sheet.ts';
import { serviceWorker } from '../service-worker.ts';
import { STAFF, STAFF_FILES } from './served-paths.ts';

const source = resolve(import.meta.dirname, '../..');
const document = resolve(source, 'staff/index.html');

/**
 * The staff desk (`src/staff`). It is a build of its own, so that it shares no chunk with the public pages and none of
 * their bytes depends on it. Its service worker has the scope `/staff` and caches of its own. In development it is part
 * of the same server.
 */
export function staffDesk(outDir: string, siteUrl: string): Plugin {
  return {
    name: 'staff-desk',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!;
        const isPage = path === STAFF || (path.startsWith(`${STAFF}/`) && !/\.\w+$/.test(path));
        if (!isPage) return next();
        server
          .transformIndexHtml(path, readFileSync(document, 'utf8').replace('./main.tsx', '/staff/main.tsx'))
          .then((html) => response.setHeader('content-type', 'text/html').end(html))
          .catch(next);
      });
    },
    // The desk is built at this moment: after the site's files are written, and before its service worker lists them.
    writeBundle: { sequential: true, handler: () => buildDesk() },
  };

  async function buildDesk(): Promise<void> {
    await build({
      configFile: false,
      root: source,
      publicDir: false,
      logLevel: 'warn',
      define: {
        __REPOSITORY_FILES__: JSON.stringify(repositoryFiles()),
      },
      build: {
        target: browsers,
        outDir,
        emptyOutDir: false,
        assetsDir: STAFF_FILES.slice(1),
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: document, checks: { pluginTimings: false } },
      },
      plugins: [
        react(),
        content(),
        printKits(siteUrl),
        serviceWorker({
          srcDir: 'staff/worker',
          filename: 'staff-sw.ts',
          scope: STAFF,
          manifest: false,
          injectManifest: {
            globPatterns: [
              'staff/index.html',
              `${STAFF_FILES.slice(1)}/*.{js,css}`,
              `${STAFF_FILES.slice(1)}/*-latin-wght-normal-*.woff2`,
            ],
            // The list names the document by the address at which the host serves it.
            manifestTransforms: [
              (entries) => ({
                manifest: entries.map((entry) => ({
                  ...entry,
                  url: entry.url === 'staff/index.html' ? STAFF : `/${entry.url}`,
                })),
                warnings: [],
              }),
            ],
            dontCacheBustURLsMatching: new RegExp(`^${STAFF_FILES.slice(1)}/`),
          },
        }),
      ],
    });
  }
}

/** Adds what `npm run qr` writes for every code, except the PDF files, so that the desk can offer it for download. */
const printKits = (siteUrl: string): Plugin => ({
  name: 'print-kits',
  async generateBundle() {
    const emit = (name: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName: `${STAFF_FILES.slice(1)}/print/${name}`, source });
    // For codes that owners add in the desk.
    for (const [name, paper] of Object.entries(PAPERS))
      emit(`blank-${name}.html`, sheetHtml(undefined, paper, new URL(siteUrl).host));
    for (const { code } of qrCodes.entries)
      for (const [name, source] of Object.entries(await printKit(code, siteUrl)))
        emit(`${code}/${name}`, source);
  },
});
