/** The test function of all end-to-end tests. Any console error or warning in the page fails the test. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { FaultProxy } from '../../faults/fault-proxy.ts';
import { BuildCopy } from './build-copy.ts';
import { collectConsoleProblems, noConnection, serviceWorkerBlocked } from './console.ts';
import { LocalStack } from './local-stack.ts';
import { resumeClock } from './paused-clock.ts';
import { StaticHost } from './static-host.ts';

interface WorkerFixtures {
  /** The server process that `site` and `stack` share within one Playwright worker. */
  server: LocalStack;
}

interface Fixtures {
  /** The running local stack, for tests that only read. */
  site: LocalStack;
  /** The running local stack with an empty database and mailbox. A test may stop, kill and restart it. */
  stack: LocalStack;
  /** A proxy in front of `stack` that breaks requests on demand. */
  faults: FaultProxy;
  /** A static host with a copy of the built site, in front of `stack`. It drops or delays requests on demand. */
  host: StaticHost;
  /** Whether the sign-up popup may open by itself. Off except in the tests of the popup. */
  autoPopup: boolean;
  /**
   * Console messages that the test causes on purpose. One pattern, not a list: Playwright reads an array of two as a
   * value with its options.
   */
  expectedConsole: RegExp | undefined;
}

/** Details of a test or group that needs the service worker. All other tests run without one. */
export const withServiceWorker = { tag: '@service-worker' };

/** Details of a test of what only the whole browser has, without a service worker. */
export const wholeBrowser = { tag: '@whole-browser' };

/** Details of a test that `npm test` runs. It leaves all others to `npm run test:all`. */
export const core = { tag: '@core' };
/** Details of a core test that needs the service worker. */
export const coreWithServiceWorker = { tag: ['@core', '@service-worker'] };

/**
 * Closes the pages before the server that they come from can stop. What they still request would fail and count as a
 * console error, of the next test where tests share a context.
 */
const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new LocalStack();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ server }, use) => {
    await server.ensureStarted();
    await use(server);
  },
  stack: async ({ server, context }, use) => {
    await server.ensureStarted();
    await server.reset();
    await use(server);
    await closePages(context);
  },
  faults: async ({ stack, context }, use) => {
    const proxy = new FaultProxy(() => stack.origin);
    await proxy.start();
    await use(proxy);
    await closePages(context);
    await proxy.stop();
  },
  host: async ({ stack, context }, use) => {
    const build = new BuildCopy();
    const host = new StaticHost(build, () => stack.origin);
    await host.start();
    await use(host);
    await closePages(context);
    await host.stop();
    build.dispose();
  },
  autoPopup: [false, { option: true }],
  context: async ({ context, autoPopup, reuseContext }, use) => {
    if (!autoPopup)
      await context.addInitScript("try { sessionStorage.setItem('popup-seen', '1'); } catch {}");
    await use(context);
    if (!reuseContext) return;
    await resumeClock(context);
    // What Playwright does not reset in a context that tests share.
    for (const page of context.pages()) {
      const session = await context.newCDPSession(page);
      await session.send('Page.resetNavigationHistory');
      await session.detach();
    }
    await context.setOffline(false);
    await context.clearPermissions();
  },
  expectedConsole: [undefined, { option: true }],
  page: async ({ page, context, expectedConsole, serviceWorkers, reuseContext }, use) => {
    if (reuseContext) {
      // Playwright leaves the caches of the test before.
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'cache_storage' });
      await session.detach();
    }
    const problems = collectConsoleProblems(page);
    await use(page);
    const isExpected = (problem: string) =>
      noConnection.test(problem) ||
      expectedConsole?.test(problem) ||
      (serviceWorkers === 'block' && serviceWorkerBlocked.test(problem));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
});
export { expect };
export type { Page };
