import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { InputRecorder } from './inputs.ts';
import { supabaseRest } from './supabase-rest.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

/** Builds the outbox's half of the service worker as a classic script, `/sw-outbox.js` (see `src/pwa/worker/outbox-worker.ts`). */
export function outboxWorker(inputs?: InputRecorder): Plugin {
  return {
    name: 'worker-part',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const result = await build({
        configFile: false,
        root: resolve(projectRoot, 'src'),
        publicDir: false,
        logLevel: 'warn',
        plugins: [supabaseRest(), inputs?.collect()],
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          minify: 'terser',
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
