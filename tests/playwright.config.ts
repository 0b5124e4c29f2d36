import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './chromium-arguments.ts';
import { chromiumPath, headlessShellPath } from './chromium.ts';

// Derives pictures with the fast settings of `npm start`.
process.env['PICTURES'] ??= 'fast';

/** Options that start the browser at `path`, or without one the headless shell that Playwright finds. */
const started = (path: string | undefined) => ({
  launchOptions: { ...(path === undefined ? {} : { executablePath: path }), args: chromiumArguments() },
});

/** Options that start the whole browser. */
export const wholeChromium = started(chromiumPath());

/** End-to-end tests: a real browser against the real local stack. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // No test takes this long on a quiet machine. A shorter limit would fail tests on a busy machine only because it is busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    // For failed tests only, in test-results/. Open a trace with `npx playwright show-trace <file>`. Recording the DOM at
    // every step would make the suite a sixth slower; a screenshot and the page's outline are stored instead.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'page',
      grepInvert: /@service-worker|@whole-browser/,
      // A new browser context costs as much CPU as the page that most of these tests open in it. Between two tests,
      // Playwright empties the shared one: storage, cache, routes, scripts, emulation.
      use: { ...started(headlessShellPath()), serviceWorkers: 'block', reuseContext: true },
    },
    {
      name: 'whole-browser',
      grep: /@whole-browser/,
      use: { ...wholeChromium, serviceWorkers: 'block' },
    },
    // A service worker may go on working after its test, so each test has a browser context of its own.
    { name: 'service-worker', grep: /@service-worker/, use: wholeChromium },
  ],
});
