import { defineConfig } from '@playwright/test';
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

/** Flags for a browser that runs as root in a container and talks to nobody but this machine. */
function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu', ...quiet] : quiet;
}
