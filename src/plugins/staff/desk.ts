import type { Plugin } from 'vite';
import { qrCodes } from '../../content/qr-codes.ts';
import { printKit } from './print-kit.ts';
import { PAPERS, sheetHtml } from './sheet.ts';
import { serviceWorker } from '../service-worker.ts';
import { STAFF, STAFF_FILES } from './served-paths.ts';

const files = STAFF_FILES.slice(1);

/** Serves the desk's one document at each of its addresses, in development. */
export const developmentDesk = (): Plugin => ({
  name: 'development-desk',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const path = request.url!.split('?')[0]!;
      if (`${path}/`.startsWith(`${STAFF}/`) && !/\.\w+$/.test(path)) request.url = `${STAFF}/index.html`;
      next();
    });
  },
});

/** What `npm run qr` writes for every code, except the PDF files, by name, so that the desk can offer it for download. */
export async function printKits(siteUrl: string): Promise<Record<string, string | Buffer>> {
  const kits: Record<string, string | Buffer> = {};
  // For codes that owners add in the desk.
  for (const [name, paper] of Object.entries(PAPERS))
    kits[`${files}/print/blank-${name}.html`] = sheetHtml(undefined, paper, new URL(siteUrl).host);
  for (const { code } of qrCodes.entries)
    for (const [name, content] of Object.entries(await printKit(code, siteUrl)))
      kits[`${files}/print/${code}/${name}`] = content;
  return kits;
}

/** Writes the service worker of the desk, which has the scope `/staff` and caches of its own. */
export const writeDeskWorker = (outDir: string): Promise<void> =>
  serviceWorker(outDir, {
    srcDir: 'staff/worker',
    filename: 'staff-sw.ts',
    scope: STAFF,
    injectManifest: {
      globPatterns: ['staff/index.html', `${files}/*.{js,css}`, `${files}/*-latin-wght-normal-*.woff2`],
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
      dontCacheBustURLsMatching: new RegExp(`^${files}/`),
    },
  });
