import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './chromium-arguments.ts';
import { chromiumPath } from './chromium.ts';

/** End-to-end tests: a real browser, the real local stack, nothing mocked. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './e2e/build-site.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    // Kept in test-results/ when a test fails: open a trace with `npx playwright show-trace <file>`.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
});
