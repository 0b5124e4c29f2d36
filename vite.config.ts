import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortClassNames } from './src/plugins/class-names.ts';
import { content } from './src/plugins/content/plugin.ts';
import { buildEnvironment } from './src/plugins/environment.ts';
import { prerender } from './src/plugins/html/plugin.ts';
import { InputRecorder } from './src/plugins/inputs.ts';
import { webManifest } from './src/plugins/web-manifest.ts';
import { outboxWorker } from './src/plugins/outbox-worker.ts';
import { routerProduction } from './src/plugins/router-production.ts';
import { supabaseRest } from './src/plugins/supabase-rest.ts';
import { lastChange } from './src/plugins/last-change.ts';
import { longDate } from './src/features/prose/long-date.ts';
import { business } from './src/content/business.ts';
import { displayHours } from './src/site/opening-hours.ts';
import { pictures } from './src/plugins/pictures/plugin.ts';
import { buildId, offlineList, offlinePages } from './src/plugins/offline/plugin.ts';

/** Code that every page runs. What is loaded on demand (validator, backend client, tray) stays apart. */
function isShared(id: string): boolean {
  if (/node_modules\/(react-router|react-router-dom|zustand|idb-keyval)\//.test(id)) return true;
  return (
    /\/src\/(styles|ui(?!\/(accordion|dialog)\.)|shell|stores(?!\/popup-seen)|content\/(team|brands)\.|pwa\/(reachable|script-address|ping)\.|app\/navigation\/navigate\.)/.test(
      id,
    ) || id.includes('virtual:pictures')
  );
}

export default defineConfig(({ isSsrBuild, command }) => {
  const environment = buildEnvironment(process.env);
  const inputs = command === 'build' && !isSsrBuild ? new InputRecorder(import.meta.dirname) : undefined;
  return {
    root: resolve(import.meta.dirname, 'src'),
    publicDir: resolve(import.meta.dirname, 'public'),
    appType: 'spa',
    define: {
      __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
      __OPENING_HOURS__: JSON.stringify(displayHours(business.openingHours)),
      __LAST_CHANGE__: JSON.stringify(longDate(lastChange())),
    },
    // Class names are a good part of a page's weight.
    css:
      command === 'build'
        ? { modules: { generateScopedName: shortClassNames(resolve(import.meta.dirname, 'src')) } }
        : {},
    build: {
      outDir: resolve(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      // A table of a thousand files helps nobody, and compressing them for it takes seconds.
      reportCompressedSize: false,
      minify: 'terser' as const,
      terserOptions: { module: true, compress: { passes: 3, pure_getters: true } },
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? { checks: { pluginTimings: false } }
        : {
            checks: { pluginTimings: false },
            input: resolve(import.meta.dirname, 'src/app/browser.tsx'),
            preserveEntrySignatures: 'strict' as const,
            // Two chunks for what all pages share, one per route: fewer, larger files compress better, and each is
            // evaluated in a task of its own. Short hashes of few characters: the entry names every chunk and
            // stylesheet, and a hash does not compress.
            output: {
              hashCharacters: 'hex' as const,
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[/:]runtime/ },
                  { name: 'app', test: isShared },
                  { name: 'form', test: /\/features\/lead-form\/|\/content\/(lead|inquiry)-form\./ },
                ],
              },
            },
          },
      // No HTML entry: `src/plugins/html` writes every page.
    },
    server: { port: 5173, strictPort: false },
    plugins: [
      react(),
      routerProduction(),
      supabaseRest(),
      pictures(inputs),
      content(inputs),
      prerender(environment, inputs),
      offlinePages(),
      outboxWorker(inputs),
      VitePWA({
        disable: isSsrBuild === true || command === 'serve',
        strategies: 'injectManifest',
        srcDir: 'pwa/worker',
        filename: 'sw.ts',
        scope: '/',
        injectRegister: false,
        manifest: webManifest(),
        integration: {
          configureCustomSWViteBuild: (config) => {
            config.define = { ...config.define, __BUILD_ID__: JSON.stringify(buildId()) };
            config.plugins = [config.plugins, inputs?.collect()];
            config.logLevel = 'error';
          },
        },
        injectManifest: {
          // Pages travel packed (`src/plugins/offline`). Pictures are many sizes of the same thing: one of each is kept.
          globPatterns: [
            'offline/*.txt',
            'assets/*.{js,css}',
            'fonts/*.woff2',
            'manifest.webmanifest',
            'favicon.svg',
            'icons/*.{png,svg}',
            'pictures/*.{avif,svg}',
          ],
          maximumFileSizeToCacheInBytes: 4_000_000,
          dontCacheBustURLsMatching: /^(assets|pictures|fonts|offline)\//,
          manifestTransforms: [offlineList],
        },
      }),
      inputs?.collect(),
      inputs?.record(),
    ],
  };
});
