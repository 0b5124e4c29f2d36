/** Lint rules. The layers below are the import order of `docs/how-it-works.md`. */
import { defineConfig, type OxlintConfig } from 'oxlint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const LAYERS = [
  'site',
  'content',
  'outbox',
  'boot',
  'ui',
  'stores',
  'pwa',
  'features',
  'shell',
  'app',
  'staff',
] as const;
type Layer = (typeof LAYERS)[number];

/** The layers that each layer must not import. */
const FORBIDDEN: Record<Layer, Layer[]> = {
  site: ['outbox', 'boot', 'ui', 'stores', 'pwa', 'features', 'shell', 'app', 'staff'],
  content: ['boot', 'ui', 'stores', 'pwa', 'features', 'shell', 'app', 'staff'],
  outbox: ['boot', 'ui', 'stores', 'pwa', 'features', 'shell', 'app', 'staff'],
  boot: ['content', 'ui', 'stores', 'pwa', 'features', 'shell', 'app', 'staff'],
  ui: ['content', 'outbox', 'stores', 'pwa', 'features', 'shell', 'app', 'staff'],
  stores: ['pwa', 'features', 'shell', 'app', 'staff'],
  pwa: ['features', 'shell', 'app', 'staff'],
  features: ['shell', 'app', 'staff'],
  shell: ['app', 'staff'],
  app: ['staff'],
  // An app of its own, which shares no state and no screens with the public site.
  staff: ['boot', 'stores', 'pwa', 'features', 'shell', 'app'],
};
const ONE_WAY =
  'Imports go one way: site, content, outbox, boot and ui; then stores, pwa, features, shell, app.';
const OUT_OF_PAGE = {
  group: ['**/plugins/**', '**/worker/**', '**/supabase/local/**', 'node:*'],
  message: 'Build, service worker and server code stay out of the page.',
};

const BOOT_IMPORTS = {
  group: [
    '../outbox/**',
    '../site/**',
    '!../site/paths.ts',
    '!../outbox/browser-signal.ts',
    '!../outbox/scan-storage-names.ts',
  ],
  message:
    'The boot script is inlined into every page. It may import only the constants and functions it shares.',
};

const restrict = (...patterns: { group: string[]; message: string }[]) => ({
  'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: typeof patterns }],
});

const layers = LAYERS.map((layer) => {
  const above = FORBIDDEN[layer].map((name) => `**/${name}/**`);
  return {
    files: [`src/${layer}/**`],
    excludeFiles: layer === 'pwa' ? [...TESTS, 'src/pwa/worker/**'] : TESTS,
    rules: restrict(
      ...(above.length > 0 ? [{ group: above, message: ONE_WAY }] : []),
      ...(layer === 'boot' ? [BOOT_IMPORTS] : []),
      OUT_OF_PAGE,
    ),
  };
});

const worker = {
  files: ['src/pwa/worker/**'],
  excludeFiles: TESTS,
  rules: restrict(
    {
      group: ['ui', 'stores', 'features', 'shell', 'app'].map((name) => `**/${name}/**`),
      message: 'The service worker has no document. It may import site, content, outbox and pwa.',
    },
    {
      group: ['**/plugins/**', '**/supabase/local/**', 'node:*'],
      message: 'Build and server code stay out of the worker.',
    },
  ),
};

/** What visitors' browsers translate. */
const translated = {
  files: ['ui', 'features', 'shell', 'app'].map((layer) => `src/${layer}/**/*.tsx`),
  rules: { 'translation/text-elements': 'error' },
} satisfies NonNullable<OxlintConfig['overrides']>[number];

const NO_INTL =
  'The first use of Intl keeps a phone busy for 60 ms: use site/date-text.ts or number-text.ts.';
/** What visitors load. The desk, the build and tests may use Intl. */
const pages = {
  files: LAYERS.filter((layer) => layer !== 'staff').map((layer) => `src/${layer}/**`),
  excludeFiles: [
    ...TESTS,
    'src/content/*.schema.ts',
    // Runs in the build only.
    'src/site/utc-offsets.ts',
    // Uses Intl for currencies other than US dollars only.
    'src/site/price-text.ts',
  ],
  rules: {
    'no-restricted-globals': ['error', { name: 'Intl', message: NO_INTL }],
    'no-restricted-properties': [
      'error',
      ...['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
        property,
        message: NO_INTL,
      })),
    ],
  },
} satisfies NonNullable<OxlintConfig['overrides']>[number];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  jsPlugins: ['./tests/lint/text-elements.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { es2024: true },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'print', 'supabase/.temp', 'node_modules', 'src/media/studio'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    eqeqeq: 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'typescript/no-explicit-any': 'error',
    // The outbox depends on these three: a promise that nobody awaits can lose an inquiry.
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-non-null-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-map-spread': 'off',
    'no-control-regex': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/prefer-array-flat-map': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unnecessary-type-conversion': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-unnecessary-template-expression': 'off',
    'typescript/no-redundant-type-constituents': 'off',
  },
  overrides: [
    ...layers,
    worker,
    pages,
    translated,
    {
      files: ['tests/**', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'supabase/**/*.test.ts'],
      rules: {
        'react/rules-of-hooks': 'off',
        // The second argument of `expect` is the message of the failure.
        // Helpers that assert: `expectAt`, `eventually`.
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'eventually', 'assert'] },
        ],
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/require-to-throw-message': 'off',
        'no-unsafe-optional-chaining': 'off',
      },
    },
    {
      files: [
        'supabase/check/**',
        'supabase/deploy/**',
        'supabase/local/**',
        'supabase/functions/**',
        'src/plugins/**',
        'src/media/**',
        'tests/**',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
