import { resolve } from 'node:path';
import { build, type BuildOptions, type Rolldown } from 'vite';
import { browsers } from './browsers.ts';

const source = resolve(import.meta.dirname, '..');

/** Bundles a file below `src`, with all that it imports, into one classic script. */
export async function bundleScript(file: string, options: BuildOptions = {}): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: browsers,
      ...options,
      rolldownOptions: { input: resolve(source, file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/**
 * The boot script. It is inlined into every page, so every byte counts. ES2020 is what every browser with `import()` can
 * parse.
 */
export const bundleBootScript = (): Promise<string> =>
  bundleScript('boot/boot.ts', {
    target: 'es2020',
    modulePreload: false,
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 4 } },
  });
