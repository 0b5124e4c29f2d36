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
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
});
