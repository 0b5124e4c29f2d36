/** Updates to a new build, broken builds, and the script that removes the service worker. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../../src/plugins/offline/build-id.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { offline } from '../../src/content/offline.ts';
import { paths } from '../../src/site/paths.ts';
import { BuildCopy } from './support/build-copy.ts';
import type { StaticHost } from './support/static-host.ts';
import type { LocalStack } from './support/local-stack.ts';
import { collectConsoleProblems, networkErrors } from './support/console.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration, waitForOfflineReady, waitingCount } from './support/page-state.ts';
import { expect, type Page, test as base, withServiceWorker } from './support/test.ts';

const test = base.extend<{ next: BuildCopy }>({
  // eslint-disable-next-line no-empty-pattern
  next: async ({}, use) => {
    const build = new BuildCopy();
    await use(build.renameAssets('NEXT'));
    build.dispose();
  },
});

/** The URL of the script that starts the page. Its name shows the build. */
const entryOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('boot')!.textContent) as { entry: string }).entry);
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/**
 * Watches for a service worker that activates after this call. The page need not be on the site. A page that opens
 * before the new worker activates still belongs to the old build, even after a reload.
 * @returns `done`, which resolves on activation
 */
async function watchForActivation(page: Page): Promise<{ done: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const done = new Promise<void>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ status }) => status === 'activating')) resolve();
    }),
  );
  await session.send('ServiceWorker.enable');
  return { done };
}

/** Precaches the site, stops the server and sends a message, which then waits in the outbox. */
async function queueMessage(page: Page, host: StaticHost, stack: LocalStack, message: string): Promise<void> {
  await page.goto(host.origin + paths.contact);
  await waitForHydration(page);
  await waitForOfflineReady(page);
  await stack.stop();
  await sendInquiry(page, { email: 'ada@example.org', message });
  await expect(page.getByText(leadForm.saved)).toBeVisible();
}

test.describe.configure({ timeout: 180_000 });

// Chromium starts a worker again for a request that reaches it while it ends for a new one, and keeps it for half a minute.
test('what a page sends does not reach the worker', withServiceWorker, async ({ page, host }) => {
  await page.goto(host.origin);
  await waitForOfflineReady(page);
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const heard: string[] = [];
    addEventListener('fetch', (event) => heard.push((event as Event & { request: Request }).request.method));
    Object.assign(self, { heard });
  });
  await page.evaluate(async () => {
    for (const method of ['POST', 'GET', 'POST']) await fetch('/robots.txt', { method });
  });
  expect(await worker!.evaluate(() => (self as typeof self & { heard: string[] }).heard)).toEqual(['GET']);
});

test.describe('a new build', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('is announced, keeps waiting messages, and leaves old tabs working', async ({
    page,
    context,
    host,
    next,
    stack,
  }) => {
    await queueMessage(page, host, stack, 'Sent before the update.');
    const oldTab = await context.newPage();
    const problems = collectConsoleProblems(oldTab);
    await oldTab.goto(host.origin);
    await waitForHydration(oldTab);
    const oldEntry = await entryOf(oldTab);

    host.deploy(next);
    await checkForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    expect(await entryOf(page)).toBe(oldEntry);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: offline.update.reload }).click(),
    ]);
    await waitForHydration(page);
    expect(await entryOf(page)).toContain('NEXT');
    expect(await waitingCount(page)).toBe(1);

    // The old tab still runs the old build, whose files the host no longer has.
    await oldTab.bringToFront();
    for (const name of ['ABOUT', 'MEMBERSHIPS', 'CONTACT']) {
      await oldTab.getByRole('banner').getByRole('link', { name }).click();
      await expect(oldTab.getByRole('heading', { level: 1 })).toBeFocused();
    }
    expect(await entryOf(oldTab)).toBe(oldEntry);
    expect(problems.filter((problem) => !networkErrors.test(problem))).toEqual([]);

    await stack.start();
    await expectWaiting(page, 0, 30_000);
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Sent before the update.' }]);
    await expect.poll(() => stack.mails()).toHaveLength(1);

    // Closing the last old tab removes the files of the old build.
    await oldTab.close();
    await page.reload();
    await waitForOfflineReady(page);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('files')).keys()).every(
            ({ url }) => !url.includes('/assets/') || url.includes('NEXT'),
          ),
        ),
      )
      .toBe(true);
  });

  test('takes over at once, even while the old service worker is busy', async ({
    page,
    host,
    next,
    stack,
  }) => {
    await queueMessage(page, host, stack, 'Sent before the update.');
    host.deploy(next);
    await checkForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    // The flush waits for the outbox, which this page does not give away. It keeps an event of the old worker open.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          void navigator.locks.request('outbox', () => {
            navigator.serviceWorker.controller!.postMessage({ type: 'flush' });
            resolve();
            return new Promise(() => {});
          });
        }),
    );
    await Promise.all([
      page.waitForEvent('load', { timeout: 20_000 }),
      page.getByRole('button', { name: offline.update.reload }).click(),
    ]);
    expect(await entryOf(page)).toContain('NEXT');
  });

  test('takes over when all tabs are closed and the site is opened again', async ({
    page,
    context,
    host,
    next,
  }) => {
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    host.deploy(next);
    await checkForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    const newPage = await context.newPage();
    const activation = await watchForActivation(newPage);
    await page.close();
    await activation.done;
    await newPage.goto(host.origin);
    expect(await entryOf(newPage)).toContain('NEXT');
  });

  test('that changes only icons and manifest updates them in the cache', async ({ page, host }) => {
    const files = ['icons/icon-192.png', 'manifest.webmanifest'];
    const next = new BuildCopy();
    expect(next.id, 'the build computes its id the same way').toBe(buildIdOf(next.folder));
    for (const file of files) next.touch(file);
    const sizes = files.map((file) => statSync(join(next.folder, file)).size);
    const cachedSizes = () =>
      page.evaluate(async (files) => {
        const responses = await Promise.all(files.map((file) => caches.match(`/${file}`)));
        return Promise.all(responses.map(async (response) => (await response?.blob())?.size));
      }, files);
    await page.goto(host.origin);
    await waitForOfflineReady(page);
    expect(await cachedSizes()).toEqual(sizes.map((size) => size - 1));
    host.deploy(next.updateBuildId());
    await checkForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: offline.update.reload }).click(),
    ]);
    await waitForOfflineReady(page);
    expect(await cachedSizes()).toEqual(sizes);
    next.dispose();
  });

  for (const [missing, folder, file] of [
    ['a script', 'assets', /^app-.*\.js$/],
    ['a picture', 'pictures', /^about-.*-768\.avif$/],
  ] as const)
    test(`that lacks ${missing} never replaces a working one`, async ({ page, host, next }) => {
      await page.goto(host.origin);
      await waitForOfflineReady(page);
      const entry = await entryOf(page);
      next.remove(`${folder}/${next.list(folder).find((name) => file.test(name))}`);
      if (folder === 'pictures') {
        // A new name, so that no cache has this picture yet.
        next.rewrite((text) => text.replace(/(pictures\/about-)[0-9a-f]{6}/g, '$1abcdef'));
      }
      host.deploy(next);
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const nextState = new Promise<string>((resolve) =>
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing!;
            worker.addEventListener('statechange', () => resolve(worker.state));
          }),
        );
        await registration.update();
        return nextState;
      });
      expect(state).toBe('redundant');
      await page.reload();
      await waitForOfflineReady(page);
      expect(await entryOf(page)).toBe(entry);
      await expect(page.getByText(offline.update.text)).not.toBeVisible();
    });
});

test('a page without a service worker loads the new build when a script of its own is gone', async ({
  browser,
  host,
  next,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(host.origin);
  await waitForHydration(page);
  host.deploy(next);
  // The client-side navigation fails, so the page loads the document instead.
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await loaded;
  expect(await entryOf(page)).toContain('NEXT');
  await expect(page).toHaveURL(host.origin + paths.about);
  await waitForHydration(page);
  await context.close();
});

test.describe('a script that is missing during a deployment', withServiceWorker, () => {
  test.use({ expectedConsole: /404/ });

  for (const workers of ['block', 'allow'] as const)
    test(`is retried until the host has it, with service workers: ${workers}`, async ({ browser, host }) => {
      const context = await browser.newContext({ serviceWorkers: workers });
      const page = await context.newPage();
      const missed = new Set<string>();
      // Each script is missing once. The host allows browsers to cache the 404 for a year.
      host.isMissing = (path) => {
        if (!/^\/assets\/.*\.js$/.test(path) || missed.has(path)) return false;
        missed.add(path);
        return true;
      };
      await page.goto(host.origin + paths.contact);
      await waitForHydration(page);
      expect(missed.size).toBeGreaterThan(3);
      if (workers === 'allow') await waitForOfflineReady(page);
      await context.close();
    });
});

test.describe('the kill switch', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('removes the worker and its caches, but no waiting messages', async ({ page, host, next, stack }) => {
    await queueMessage(page, host, stack, 'Still here.');
    host.deploy(next.replace('sw.js', 'sw-off.js'));
    await checkForUpdate(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(host.origin);
    await waitForHydration(page);
    expect(await entryOf(page)).toContain('NEXT');
    expect(await waitingCount(page)).toBe(1);
    await stack.start();
    await expectWaiting(page, 0, 30_000);
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Still here.' }]);
  });
});
