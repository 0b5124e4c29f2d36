import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { browsers } from './browsers.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

/** Builds the outbox part of the service worker as a classic script, `/sw-outbox.js`: `src/pwa/worker/outbox-worker.ts`. */
export function outboxWorker(): Plugin {
  return {
    name: 'outbox-worker',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        root: resolve(projectRoot, 'src'),
        publicDir: false,
        logLevel: 'warn',

        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: browsers,
          rolldownOptions: {
            input: resolve(projectRoot, 'src/pwa/worker/outbox-worker.ts'),
            output: { format: 'iife' },
          },
        },
      });
      const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: 'sw-outbox.js', source: output[0].code });
    },
  };
}
