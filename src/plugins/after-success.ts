import type { Plugin } from 'vite';

/**
 * Vite closes a bundle, without an error, also after a plugin has stopped the build. These plugins of vite-plugin-pwa then
 * fail for want of files, and their error would hide the cause.
 */
export function afterSuccess(plugins: Plugin[]): Plugin[] {
  let hasWritten = false;
  for (const plugin of plugins) {
    // It throws the error that has stopped the build once more, under its own name.
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
    writeBundle: { order: 'post', sequential: true, handler: () => void (hasWritten = true) },
  };
  return [...plugins, notice];
}
