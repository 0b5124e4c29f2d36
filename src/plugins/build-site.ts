import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import type { BuildVariables } from './build-variables.ts';
import { published } from '../content/published.ts';
import { paths } from '../site/paths.ts';
import { beforeOpening } from './content/checklist.ts';
import { checkedContent } from './content/plugin.ts';
import { headersFile, redirectsFile, robotsTxt, sitemapXml } from './html/hosting.ts';
import { renderSite, type Renderer } from './html/render-site.ts';
import { lastChange } from './last-change.ts';
import { offlineFiles, writeServiceWorker } from './offline/offline-files.ts';
import { derivedPictures } from './pictures/derive-all.ts';
import { printKits, writeDeskWorker } from './staff/desk.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Builds the site, one step after the other. The environments are those of `vite.config.ts`.
 * @param record content of `build.json`: what the build began with. It is written last, because it says that all is written.
 */
export async function buildSite(
  { environments, build }: ViteBuilder,
  { siteUrl, connectOrigins, config }: BuildVariables,
  record: unknown,
): Promise<void> {
  const { client, ssr, desk } = environments as Record<'client' | 'ssr' | 'desk', BuildEnvironment>;
  const { outDir } = client.config.build;
  const bundled = async (environment: BuildEnvironment) =>
    ((await build(environment)) as Rolldown.RolldownOutput).output;
  const write = (files: Record<string, string | Uint8Array>) => {
    for (const [name, content] of Object.entries(files)) {
      const file = join(outDir, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  };

  const bundle = Object.fromEntries((await bundled(client)).map((file) => [file.fileName, file]));
  const [{ fileName }] = await bundled(ssr);
  const renderer = (await import(pathToFileURL(resolve(ssr.config.build.outDir, fileName)).href)) as Renderer;
  const site = await renderSite(siteUrl, renderer, bundle);
  const offline = await offlineFiles(bundle, site);
  write(site.files);
  const indexed = site.pages.flatMap(({ head }) => (head.noindex ? [] : (head.path ?? [])));
  write({
    [paths.sitemapXml]: sitemapXml(indexed, lastChange(), siteUrl),
    'robots.txt': robotsTxt(siteUrl),
    _headers: headersFile(connectOrigins, site.bootScriptHash),
    _redirects: redirectsFile(connectOrigins[0]),
    'manifest.webmanifest': `${JSON.stringify(webManifest)}\n`,
    'config.json': JSON.stringify(config),
    // The desk reads in it whether the pages agree with what was published since.
    'published-settings.json': JSON.stringify(published),
  });
  write(offline.files);
  for (const { fileName, path } of (await derivedPictures()).files) cpSync(path, join(outDir, fileName));

  await build(desk);
  write(await printKits(siteUrl));
  await writeDeskWorker(outDir);
  await writeServiceWorker(outDir, offline);
  write({ 'build.json': JSON.stringify(record) });

  // Silent under `npm start`, which builds with warnings only.
  const open = beforeOpening((await checkedContent()).alts);
  if (open.length > 0) client.logger.info(['Before you open:', ...open].join('\n  '));
}
