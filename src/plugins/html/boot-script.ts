import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

const source = resolve(import.meta.dirname, '../..');

/**
 * Bundles `src/boot/boot.ts` into one classic script. It is inlined into every page, so every byte counts. ES2020 is
 * what every browser with `import()` can parse.
 */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 4 } },
      rolldownOptions: { input: resolve(source, 'boot/boot.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
