import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { browsers } from './src/plugins/browsers.ts';
import { buildSite } from './src/plugins/build-site.ts';
import { buildVariables } from './src/plugins/build-variables.ts';
import { chunkGroups } from './src/plugins/chunks.ts';
import { shortClassNames } from './src/plugins/class-names.ts';
import { checkedContent, content } from './src/plugins/content/plugin.ts';
import { builtFrom } from './src/plugins/fingerprint.ts';
import { developmentHtml } from './src/plugins/html/logo-symbols.ts';
import { lastChange } from './src/plugins/last-change.ts';
import { pictures } from './src/plugins/pictures/plugin.ts';
import { developmentDesk } from './src/plugins/staff/desk.ts';
import { STAFF_FILES } from './src/plugins/staff/served-paths.ts';
import { longDate } from './src/site/date-text.ts';
import { repositoryFiles } from './supabase/check/files.ts';

const projectRoot = import.meta.dirname;
const source = resolve(projectRoot, 'src');
const outDir = resolve(projectRoot, 'dist');

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const begun = builtFrom(projectRoot);
  // First of all, because much below is derived from the content.
  await checkedContent();
  const variables = buildVariables(process.env);

  return {
    root: source,
    publicDir: resolve(projectRoot, 'public'),
    define: {
      __REPOSITORY_FILES__: JSON.stringify(repositoryFiles()),
      __LAST_CHANGE__: JSON.stringify(longDate(lastChange())),
    },
    // Short names, because class names are a good part of a page's bytes.
    css: command === 'build' ? { modules: { generateScopedName: shortClassNames(source) } } : {},
    build: {
      target: browsers,
      assetsInlineLimit: 0,
      // Compressing a thousand files for a table that nobody reads takes seconds.
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir,
          emptyOutDir: true,
          rolldownOptions: {
            // The pages are written afterward, so the entry is a script.
            input: resolve(source, 'app/browser.tsx'),
            preserveEntrySignatures: 'strict',
            output: {
              codeSplitting: { groups: chunkGroups },
              // Short hashes, because every page loads the names of all files.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
            },
          },
        },
      },
      /** Renders the pages in Node. Its name has a hash, so that a process that builds twice loads the second one. */
      ssr: {
        build: {
          ssr: resolve(source, 'app/prerender.tsx'),
          outDir: resolve(projectRoot, 'node_modules/.cache/prerender'),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'prerender-[hash].js' } },
        },
      },
      /** The staff desk (`src/staff`) shares no chunk with the public pages, and none of their bytes depends on it. */
      desk: {
        consumer: 'client',
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          assetsDir: STAFF_FILES.slice(1),
          rolldownOptions: { input: resolve(source, 'staff/index.html') },
        },
      },
    },
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      buildApp: (builder) => buildSite(builder, variables, { siteUrl: variables.siteUrl, ...begun }),
    },
    server: { port: 5173, strictPort: false },
    plugins: [react(), pictures(), content(), developmentHtml(), developmentDesk()],
  };
});
