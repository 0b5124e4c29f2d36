import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

type Options = Pick<
  VitePWAOptions,
  'disable' | 'srcDir' | 'filename' | 'scope' | 'manifest' | 'injectManifest'
>;

/**
 * A service worker of our own, which gets a list of files: vite-plugin-pwa 2.0.0, corrected.
 * @param define constants of the worker, computed once the files are written
 */
export function serviceWorker(options: Partial<Options>, define: () => Record<string, string> = () => ({})) {
  return afterSuccess(
    VitePWA({
      ...options,
      strategies: 'injectManifest',
      injectRegister: false,
      integration: {
        configureCustomSWViteBuild(config) {
          config.define = { ...config.define, ...define() };
          config.logLevel = 'error';
          // It sets this option by its old name, which Rolldown warns about.
          const output = config.build?.rollupOptions?.output;
          if (!output || Array.isArray(output)) return;
          delete output.inlineDynamicImports;
          output.codeSplitting = false;
        },
      },
    }),
  );
}

/**
 * Vite closes a bundle, without an error, also after a plugin has stopped the build. Plugins that need its files then fail for
 * want of them, and their error would hide the cause.
 */
export function afterSuccess(plugins: Plugin[]): Plugin[] {
  let hasWritten = false;
  for (const plugin of plugins) {
    // vite-plugin-pwa throws the error that has stopped the build once more, under its own name.
    delete plugin.buildEnd;
    const { closeBundle } = plugin;
    if (typeof closeBundle !== 'object') continue;
    const { handler } = closeBundle;
    closeBundle.handler = async function (error) {
      if (hasWritten) await handler.call(this, error);
    };
  }
  const notice: Plugin = {
    name: 'after-success',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: () => void (hasWritten = true) },
  };
  return [...plugins, notice];
}
