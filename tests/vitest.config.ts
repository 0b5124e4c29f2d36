import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pictures } from '../src/build/pictures/plugin.ts';

/** Unit and database tests. End-to-end tests are Playwright's. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [pictures()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'supabase/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['node_modules/**', 'tests/e2e/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
