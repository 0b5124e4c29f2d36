import type { Page } from '@playwright/test';

/** Collects console errors, warnings and uncaught exceptions of a page. The returned array grows while it runs. */
export function collectConsoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    problems.push(`${message.type()}: ${message.text()}${url && ` (${url})`}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** What the browser logs when a request fails. */
export const networkErrors =
  /Failed to load resource|net::ERR_|the server responded with a status|Refused to apply style .* MIME type \('application\/json'\)/;

/** What Playwright logs in pages of tests that run without a service worker. */
export const serviceWorkerBlocked = /Service Worker registration blocked/;

/**
 * What the browser logs of each request that it makes while a test has taken it offline. What a page asks for when it is
 * idle may be among them or not.
 */
export const noConnection = /net::ERR_INTERNET_DISCONNECTED/;
