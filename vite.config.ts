import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { browsers } from './src/plugins/browsers.ts';
import { createBuildContext } from './src/plugins/build-context.ts';
import { shortClassNames } from './src/plugins/class-names.ts';
import { content } from './src/plugins/content/plugin.ts';
import { publicBusiness } from './src/plugins/content/public-business.ts';
import { developmentHtml, html } from './src/plugins/html/plugin.ts';
import { siteRenderer } from './src/plugins/html/render-site.ts';
import { buildIdOf } from './src/plugins/offline/build-id.ts';
import { offline } from './src/plugins/offline/plugin.ts';
import { outboxWorker } from './src/plugins/outbox-worker.ts';
import { pictures } from './src/plugins/pictures/plugin.ts';
import { routerProduction } from './src/plugins/router-production.ts';
import { staffDesk } from './src/plugins/staff/plugin.ts';
import { supabaseRest } from './src/plugins/supabase-rest.ts';
import { webManifest } from './src/plugins/web-manifest.ts';
import { longDate } from './src/site/date-text.ts';
import { business } from './src/content/business.ts';
import { displayHours } from './src/site/opening-hours.ts';
import { utcOffsets } from './src/site/utc-offsets.ts';

const projectRoot = import.meta.dirname;
const source = resolve(projectRoot, 'src');
const outDir = resolve(projectRoot, 'dist');
const buildYear = new Date().getFullYear();
/** How many years of clock changes a build contains, for the opening hours. */
const UTC_OFFSET_YEARS = 10;

/** Whether a module is part of the chunk `app`, which every page loads. What loads on demand has chunks of its own. */
function isShared(id: string): boolean {
  if (/node_modules\/(react-router|react-router-dom|zustand)\//.test(id)) return true;
  return (
    /\/src\/(styles|boot\/contract|ui(?!\/(accordion|dialog|marquee)\.)|shell|stores(?!\/popup-seen)|content\/(team|brands|trademark)|pwa\/(reachable|script-address|ping|ask)\.|app\/navigation\/navigate\.|site\/contact-about\.)/.test(
      id,
    ) || id.includes('virtual:pictures')
  );
}

export default defineConfig(({ command }) => {
  const context = createBuildContext(projectRoot, command, process.env);
  const { inputs } = context;

  /** What the client and its prerenderer must agree on. Plugins are created anew for each of them. */
  const shared = (): InlineConfig => ({
    root: source,
    define: {
      __BUILD_YEAR__: JSON.stringify(buildYear),
      __OPENING_HOURS__: JSON.stringify(displayHours(business.openingHours)),
      __UTC_OFFSETS__: JSON.stringify(utcOffsets(business.timeZone, buildYear, UTC_OFFSET_YEARS)),
      __LAST_CHANGE__: JSON.stringify(longDate(context.lastChange)),
    },
    // Short names, because class names are a good part of a page's bytes.
    css: command === 'build' ? { modules: { generateScopedName: shortClassNames(source) } } : {},
    build: { target: browsers, assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
    plugins: [react(), pictures(context), content(inputs), publicBusiness()],
  });
  const renderSite = siteRenderer(context, shared);
  const { plugin: offlinePages, precacheList } = offline(outDir, context, renderSite);
  const { plugins, build, ...common } = shared();

  return {
    ...common,
    publicDir: resolve(projectRoot, 'public'),
    appType: 'spa',
    build: {
      ...build,
      outDir,
      emptyOutDir: true,
      // Compressing a thousand files for a table that nobody reads takes seconds.
      reportCompressedSize: false,
      minify: 'terser' as const,
      // Each pass shortens what the pass before has made possible, and the sixth still finds something.
      terserOptions: {
        module: true,
        ecma: 2020 as const,
        compress: { passes: 6, pure_getters: true },
        format: { comments: /@license|allFunctionsCalledOnLoad/ },
        // By default Vite leaves one core free for itself, which would idle while Vite waits for terser.
        maxWorkers: availableParallelism(),
      },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...build?.rolldownOptions,
        // The html plugin writes the pages, so the entry is a script.
        input: resolve(source, 'app/browser.tsx'),
        preserveEntrySignatures: 'strict' as const,
        optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
        // One chunk for React, one for our own shared code, and one per route. Few large files compress better than many
        // small ones, and the browser can handle input between two of them. The hashes are short hex numbers, because the
        // entry names every chunk and stylesheet, and hashes do not compress.
        output: {
          hashCharacters: 'hex' as const,
          // This comment makes V8 compile all functions of the file off the main thread while the file loads, instead of
          // one by one at their first call.
          banner: '//# allFunctionsCalledOnLoad',
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'app', test: isShared },
              { name: 'form', test: /\/features\/lead-form\/|\/content\/(lead|inquiry)-form\./ },
              // Needed for stored QR scans and the lease lock, but not when a page starts.
              { name: 'keyval', test: /\/idb-keyval\/|\/outbox\/keyval-store\./ },
              // Small modules of several routes. In files of their own, their headers would be larger than their code.
              {
                name: 'parts',
                test: /\/features\/(rich-text|steps)\/|\/site\/(date|number)-text\.|\/content\/paying\.|virtual:paying-facts/,
              },
              {
                name: 'page-parts',
                test: /\/features\/(breadcrumb|brand-marks|closing-band|faq|page-actions|prose|share)\/|\/features\/popup\/show-popup\.|\/content\/breadcrumb\.|\/ui\/dialog\./,
              },
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: false },
    plugins: [
      plugins,
      routerProduction(),
      supabaseRest(),
      html(context, renderSite),
      developmentHtml(),
      offlinePages,
      outboxWorker(context),
      staffDesk(outDir, context),
      VitePWA({
        disable: command === 'serve',
        strategies: 'injectManifest',
        srcDir: 'pwa/worker',
        filename: 'sw.ts',
        scope: '/',
        injectRegister: false,
        manifest: webManifest(),
        integration: {
          // Called once the client build is written. The build id is derived from the written files.
          configureCustomSWViteBuild: (config) => {
            config.define = { ...config.define, __BUILD_ID__: JSON.stringify(buildIdOf(outDir)) };
            config.plugins = [config.plugins, inputs?.collect()];
            config.logLevel = 'error';
            // vite-plugin-pwa 2.0.0 sets this option by its old name, which Rolldown warns about.
            const output = config.build?.rollupOptions?.output;
            if (output && !Array.isArray(output)) {
              delete output.inlineDynamicImports;
              output.codeSplitting = false;
            }
          },
        },
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
      }),
      inputs?.collect(),
      inputs?.record(),
    ],
  };
});
