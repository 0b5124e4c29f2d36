import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pictures } from '../src/plugins/pictures/plugin.ts';

const database = ['tests/database/**/*.test.ts', 'tests/abuse/**/*.test.ts', 'supabase/local/**/*.test.ts'];
/** Test files of the other projects that take long: they start and kill whole stacks and builds, attack at length, or visit every page. */
const thorough = [
  'supabase/local/{build-if-stale,killed-while-mailing,postgres-server,stack}.test.ts',
  'tests/abuse/{floods,fuzz,sign-in-crowd,sign-in-timing}.test.ts',
  'tests/database/{mail-server-faults,sign-in-attack}.test.ts',
  'tests/html/{axe,check-site,schema-org,trademarks}.test.ts',
  'tests/mistakes/*.test.ts',
  'tests/copies/recipes.test.ts',
];
/** Makes the site of another business of a copy, and tests it. */
const rebrand = ['tests/copies/rebrand.test.ts'];

const root = resolve(import.meta.dirname, '..');
const unit = {
  include: ['src/**/*.test.{ts,tsx}', 'supabase/{functions,deploy}/**/*.test.ts', 'tests/**/*.test.ts'],
  exclude: ['node_modules/**', 'tests/e2e/**', 'tests/html/**', ...database, ...thorough, ...rebrand],
};
/** Test files that replace modules or globals, of which others must know nothing. */
const isolated = ['src', 'supabase'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) &&
        /fake-indexeddb|vi\.(?:do)?(?:mock|stub|resetModules)/i.test(
          readFileSync(resolve(root, file), 'utf8'),
        ),
    ),
);

// Derives pictures with the fast settings of `npm start`.
process.env['PICTURES'] ??= 'fast';

/**
 * `unit` needs only Node, `html` the built site, `database` a database. Their test files share the modules that they import,
 * which saves a third of the time; those of `unit-isolated` don't. `npm test` leaves `thorough` to `npm run test:all`,
 * and `rebrand` to `npm run rebrand-check`. Playwright runs the end-to-end tests.
 */
export default defineConfig({
  root,
  plugins: [pictures()],
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // No test takes this long on a quiet machine. A shorter limit would fail tests on a busy machine only because it is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { ...unit, name: 'unit', exclude: [...unit.exclude, ...isolated], isolate: false },
      },
      { extends: true, test: { ...unit, name: 'unit-isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'html',
          include: ['tests/html/**/*.test.ts'],
          exclude: ['node_modules/**', ...thorough],
          globalSetup: 'tests/html/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          exclude: ['node_modules/**', ...thorough],
          isolate: false,
          globalSetup: 'tests/database/global-setup.ts',
        },
      },
      { extends: true, test: { name: 'rebrand', include: rebrand } },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: thorough,
          globalSetup: ['tests/html/global-setup.ts', 'tests/database/global-setup.ts'],
        },
      },
    ],
  },
});
