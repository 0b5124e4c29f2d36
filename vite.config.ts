import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { browsers } from './src/plugins/browsers.ts';
import { buildEnvironment } from './src/plugins/build-variables.ts';
import { chunkGroups } from './src/plugins/chunks.ts';
import { shortClassNames } from './src/plugins/class-names.ts';
import { checkedContent, content } from './src/plugins/content/plugin.ts';
import { developmentHtml, html } from './src/plugins/html/plugin.ts';
import { siteRenderer } from './src/plugins/html/render-site.ts';
import { buildIdOf } from './src/plugins/offline/build-id.ts';
import { recordBuild } from './src/plugins/fingerprint.ts';
import { offline } from './src/plugins/offline/plugin.ts';
import { lastChange } from './src/plugins/last-change.ts';
import { pictures } from './src/plugins/pictures/plugin.ts';
import { serviceWorker } from './src/plugins/service-worker.ts';
import { staffDesk } from './src/plugins/staff/plugin.ts';
import { webManifest } from './src/plugins/web-manifest.ts';
import { longDate } from './src/site/date-text.ts';
import { repositoryFiles } from './supabase/check/files.ts';

const projectRoot = import.meta.dirname;
const source = resolve(projectRoot, 'src');
const outDir = resolve(projectRoot, 'dist');

export default defineConfig(async ({ command }) => {
  // First of all, because much below is derived from the content.
  await checkedContent();
  const environment = buildEnvironment(process.env);

  /** What the client and its prerenderer must agree on. Plugins are created anew for each of them. */
  const shared = (): InlineConfig => ({
    root: source,
    define: {
      __REPOSITORY_FILES__: JSON.stringify(repositoryFiles()),
      __LAST_CHANGE__: JSON.stringify(longDate(lastChange())),
    },
    // Short names, because class names are a good part of a page's bytes.
    css: command === 'build' ? { modules: { generateScopedName: shortClassNames(source) } } : {},
    build: { target: browsers, assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
    plugins: [react(), pictures(), content()],
  });
  const renderSite = siteRenderer(environment.siteUrl, shared);
  const { plugin: offlinePages, precacheList } = offline(outDir, renderSite);
  const { plugins, build, ...common } = shared();

  return {
    ...common,
    publicDir: resolve(projectRoot, 'public'),
    appType: 'spa' as const,
    build: {
      ...build,
      outDir,
      emptyOutDir: true,
      // Compressing a thousand files for a table that nobody reads takes seconds.
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...build?.rolldownOptions,
        // The html plugin writes the pages, so the entry is a script.
        input: resolve(source, 'app/browser.tsx'),
        preserveEntrySignatures: 'strict' as const,
        output: {
          codeSplitting: { groups: chunkGroups },
          // Short hashes, because every page loads the names of all files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
    server: { port: 5173, strictPort: false },
    plugins: [
      plugins,
      html(environment, renderSite),
      developmentHtml(),
      offlinePages,
      staffDesk(outDir, environment.siteUrl),
      serviceWorker(
        {
          disable: command === 'serve',
          srcDir: 'pwa/worker',
          filename: 'sw.ts',
          scope: '/',
          manifest: webManifest(),
          injectManifest: {
            // Pages are precached in packs (`src/plugins/offline`), pictures in one size each.
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
            manifestTransforms: [precacheList],
          },
        },
        // Derived from the written files.
        () => ({ __BUILD_ID__: JSON.stringify(buildIdOf(outDir)) }),
      ),
      recordBuild(projectRoot, outDir, environment.siteUrl),
    ],
  };
});
