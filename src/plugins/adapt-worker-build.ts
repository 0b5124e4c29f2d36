import type { InlineConfig } from 'vite';

/** Corrects the build of a service worker as vite-plugin-pwa 2.0.0 configures it. */
export function adaptWorkerBuild(config: InlineConfig): void {
  config.logLevel = 'error';
  // It sets this option by its old name, which Rolldown warns about.
  const output = config.build?.rollupOptions?.output;
  if (!output || Array.isArray(output)) return;
  delete output.inlineDynamicImports;
  output.codeSplitting = false;
}
