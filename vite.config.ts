import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildEnvironment } from './src/build/environment.ts';
import { prerender } from './src/build/html/plugin.ts';
import { webManifest } from './src/build/web-manifest.ts';
import { pictures } from './src/build/pictures/plugin.ts';

export default defineConfig(({ isSsrBuild, command }) => {
  const environment = buildEnvironment(process.env);
  return {
    root: resolve(import.meta.dirname, 'src'),
    publicDir: resolve(import.meta.dirname, 'public'),
    appType: 'spa',
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
    build: {
      outDir: resolve(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: resolve(import.meta.dirname, 'src/app/browser.tsx'),
            // Pages ask for the entry by name, not by its exports.
            preserveEntrySignatures: 'strict' as const,
          },
      // No HTML entry: `src/build/html` writes every page.
    },
    server: { port: 5173, strictPort: false },
    plugins: [
      react(),
      pictures(),
      prerender(environment),
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
          globIgnores: ['sw.js', '404.html'],
          maximumFileSizeToCacheInBytes: 4_000_000,
          dontCacheBustURLsMatching: /^(assets|pictures|fonts)\//,
        },
      }),
    ],
  };
});
