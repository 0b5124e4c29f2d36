import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { content } from './src/build/content/plugin.ts';
import { buildEnvironment } from './src/build/environment.ts';
import { prerender } from './src/build/html/plugin.ts';
import { webManifest } from './src/build/web-manifest.ts';
import { workerPart } from './src/build/worker-part.ts';
import { pictures } from './src/build/pictures/plugin.ts';

const productionRouter = resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

/** Code that every page runs. What is loaded on demand (validator, backend client, tray) stays apart. */
function isShared(id: string): boolean {
  if (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand|idb-keyval)\//.test(id))
    return true;
  return /\/src\/(styles|ui|shell|stores)\//.test(id) || id.includes('virtual:pictures');
}

export default defineConfig(({ isSsrBuild, command }) => {
  const environment = buildEnvironment(process.env);
  return {
    root: resolve(import.meta.dirname, 'src'),
    publicDir: resolve(import.meta.dirname, 'public'),
    appType: 'spa',
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
    resolve: {
      // The package's entry is its development build, warnings and all, whatever the mode.
      alias:
        command === 'build' && !isSsrBuild ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
    },
    build: {
      outDir: resolve(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: 'terser' as const,
      terserOptions: { module: true, compress: { passes: 3, pure_getters: true } },
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: resolve(import.meta.dirname, 'src/app/browser.tsx'),
            preserveEntrySignatures: 'strict' as const,
            // One chunk for what all pages share, one per route: fewer, larger files compress better.
            output: { codeSplitting: { groups: [{ name: 'app', test: isShared }] } },
          },
      // No HTML entry: `src/build/html` writes every page.
    },
    server: { port: 5173, strictPort: false },
    plugins: [
      react(),
      pictures(),
      content(),
      prerender(environment),
      workerPart(),
      VitePWA({
        disable: isSsrBuild === true || command === 'serve',
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        scope: '/',
        injectRegister: false,
        manifest: webManifest(),
        injectManifest: {
          // Pictures are many sizes of the same thing: only the offline variant of each is kept (see `offline-files.ts`).
          globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'favicon.svg', 'icons/*.{png,svg}'],
          globIgnores: ['sw.js', 'sw-outbox.js', '404.html'],
          maximumFileSizeToCacheInBytes: 4_000_000,
          dontCacheBustURLsMatching: /^(assets|pictures|fonts)\//,
        },
      }),
    ],
  };
});
