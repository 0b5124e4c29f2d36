import { resolve } from 'node:path';
import { resolveConfig, type Rolldown } from 'vite';
import { VitePWA, type VitePluginPWAAPI, type VitePWAOptions } from 'vite-plugin-pwa';
import { browsers } from './browsers.ts';

/**
 * Bundles a service worker of our own, which gets a list of files of `outDir`. Calls vite-plugin-pwa as frameworks do: by
 * itself the plugin works when a bundle is closed, before the pages are written.
 */
export async function serviceWorker(
  outDir: string,
  options: Pick<VitePWAOptions, 'srcDir' | 'filename' | 'scope' | 'injectManifest'>,
  define: Record<string, string> = {},
): Promise<void> {
  const plugins = VitePWA({
    ...options,
    manifest: false,
    strategies: 'injectManifest',
    injectRegister: false,
    integration: {
      configureCustomSWViteBuild(config) {
        // The plugin sets this option by its old name, which Rolldown warns about.
        const output = config.build!.rollupOptions!.output as Rolldown.OutputOptions;
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
        config.logLevel = 'error';
      },
    },
  });
  const root = resolve(import.meta.dirname, '..');
  await resolveConfig(
    { configFile: false, root, logLevel: 'warn', define, build: { outDir, target: browsers }, plugins },
    'build',
    'production',
    'production',
  );
  await (plugins[0]!.api as VitePluginPWAAPI).generateSW();
}
