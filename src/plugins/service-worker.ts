import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

type Options = Pick<
  VitePWAOptions,
  'disable' | 'srcDir' | 'filename' | 'scope' | 'manifest' | 'injectManifest'
>;

/**
 * A service worker of our own, which gets a list of files from vite-plugin-pwa 2.0.0. The plugin writes the worker when a bundle
 * is closed. Vite also closes a bundle after another plugin has stopped the build. Here the plugin writes the worker after the
 * files are written, so that the error that is reported is the first one.
 * @param define constants of the worker, computed once the files are written
 */
export function serviceWorker(
  options: Partial<Options>,
  define: () => Record<string, string> = () => ({}),
): Plugin[] {
  const plugins = VitePWA({
    ...options,
    strategies: 'injectManifest',
    injectRegister: false,
    integration: {
      configureCustomSWViteBuild(config) {
        config.define = { ...config.define, ...define() };
        config.logLevel = 'error';
        // The plugin sets this option by its old name, which Rolldown warns about.
        const output = config.build?.rollupOptions?.output;
        if (!output || Array.isArray(output)) return;
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
      },
    },
  });
  for (const plugin of plugins) {
    // This hook throws the error that has stopped the build once more, under the plugin's name.
    delete plugin.buildEnd;
    const { closeBundle } = plugin;
    if (typeof closeBundle !== 'object') continue;
    delete plugin.closeBundle;
    plugin.writeBundle = {
      sequential: true,
      async handler() {
        await closeBundle.handler.call(this);
      },
    };
  }
  return plugins;
}
