import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { once } from '../src/plugins/once.ts';
import { deriveAllPictures } from '../src/plugins/pictures/derive-all.ts';
import { pictures } from '../src/plugins/pictures/plugin.ts';

const database = ['tests/database/**/*.test.ts', 'tests/abuse/**/*.test.ts', 'supabase/local/**/*.test.ts'];

// Derives pictures with the fast settings of `npm start`.
process.env['PICTURES'] ??= 'fast';

/**
 * Three projects: `unit` needs only Node, `html` needs the built site, `database` starts databases and servers. Playwright runs
 * the end-to-end tests.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [pictures({ pictures: once(deriveAllPictures) })],
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'supabase/{functions,deploy}/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: ['node_modules/**', 'tests/e2e/**', 'tests/html/**', ...database],
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          include: ['tests/html/**/*.test.ts'],
          globalSetup: 'tests/html/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          exclude: ['node_modules/**'],
          globalSetup: 'tests/database/global-setup.ts',
        },
      },
    ],
  },
});
