import { defineConfig } from '@playwright/test';
import base, { wholeChromium } from '../playwright.config.ts';

/** `npm run test:hosts`: the built site on Cloudflare's and Netlify's own servers. Each host is used by one test at a time. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { ...base.use, ...wholeChromium },
});
