/** New builds, broken builds, and the way out. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRecord } from '../../src/plugins/inputs.ts';
import { buildIdOf } from '../../src/plugins/offline/build-id.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { offline } from '../../src/content/offline.ts';
import { paths } from '../../src/site/paths.ts';
import { Build, Deployment } from './deployment.ts';
import type { LocalStack } from './local-stack.ts';
import {
  brokenLine,
  expect,
  live,
  offlineReady,
  send,
  test as base,
  waiting,
  watch,
  type Page,
} from './test.ts';

const test = base.extend<{ host: Deployment; next: Build }>({
  host: async ({ stack, context }, use) => {
    const build = new Build();
    const host = new Deployment(build, () => stack.origin);
    await host.start();
    await use(host);
    await Promise.all(context.pages().map((page) => page.close()));
    await host.stop();
    build.dispose();
  },
  // eslint-disable-next-line no-empty-pattern
  next: async ({}, use) => {
    const build = new Build();
    await use(build.renameEverything('NEXT'));
    build.dispose();
  },
});

const entryOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('boot')!.textContent) as { entry: string }).entry);
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/**
 * Watches the workers from a page that need not be theirs. A visit that begins before a new build's worker takes over
 * belongs to the old one, however often its tab is loaded again.
 * @returns what resolves when a worker takes over after this call
 */
async function nextTakeover(page: Page): Promise<{ done: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const done = new Promise<void>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ status }) => status === 'activating')) resolve();
    }),
  );
  await session.send('ServiceWorker.enable');
  return { done };
}

/** The site is on the device, the server is gone, and a message waits. */
async function leaveWaiting(page: Page, host: Deployment, stack: LocalStack, message: string): Promise<void> {
  await page.goto(host.origin + paths.contact);
  await live(page);
  await offlineReady(page);
  await stack.stop();
  await send(page, { email: 'ada@example.org', message });
  await expect(page.getByText(leadForm.saved)).toBeVisible();
}

test.describe.configure({ timeout: 180_000 });

test('the build names what it was made from: shared code of the backend, but no tests and no studio', () => {
  const files = Object.keys(readRecord(resolve(import.meta.dirname, '../..'))?.files ?? {});
  expect(files).toEqual(
    expect.arrayContaining([
      'supabase/functions/_shared/messages.ts',
      'supabase/functions/_shared/rows.ts',
      'src/app/prerender.tsx',
      'src/boot/boot.ts',
      'src/content/business.ts',
      'src/index.html',
      'src/media/masters/about.webp',
      'src/styles/tokens.css',
      'src/pwa/worker/sw.ts',
      'src/pwa/worker/outbox-worker.ts',
      'public/favicon.svg',
    ]),
  );
  expect(files.filter((file) => /\.test\.|^tests\/|\/studio\//.test(file))).toEqual([]);
});

test.describe('a new build', () => {
  test.use({ expectedConsole: brokenLine });

  test('is announced, loses nothing that waits, and leaves an old tab working', async ({
    page,
    context,
    host,
    next,
    stack,
  }) => {
    await leaveWaiting(page, host, stack, 'Sent before the update.');
    const oldTab = await context.newPage();
    const problems = watch(oldTab);
    await oldTab.goto(host.origin);
    await live(oldTab);
    const oldEntry = await entryOf(oldTab);

    host.deploy(next);
    await lookForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    expect(await entryOf(page)).toBe(oldEntry);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: offline.update.reload }).click(),
    ]);
    await live(page);
    expect(await entryOf(page)).toContain('NEXT');
    expect(await waiting(page)).toBe('1');

    // The other tab runs the old build, whose files the host no longer has.
    await oldTab.bringToFront();
    for (const name of ['ABOUT', 'MEMBERSHIPS', 'CONTACT']) {
      await oldTab.getByRole('banner').getByRole('link', { name }).click();
      await expect(oldTab.getByRole('heading', { level: 1 })).toBeFocused();
    }
    expect(await entryOf(oldTab)).toBe(oldEntry);
    expect(problems.filter((problem) => !brokenLine.test(problem))).toEqual([]);

    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 30_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Sent before the update.' }]);
    await expect.poll(() => stack.mails()).toHaveLength(1);

    // When the last old tab is gone, so are its files.
    await oldTab.close();
    await page.reload();
    await offlineReady(page);
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

  test('is taken by itself when the site is opened anew', async ({ page, context, host, next }) => {
    await page.goto(host.origin);
    await offlineReady(page);
    host.deploy(next);
    await lookForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    const cold = await context.newPage();
    const takeover = await nextTakeover(cold);
    await page.close();
    await takeover.done;
    await cold.goto(host.origin);
    expect(await entryOf(cold)).toContain('NEXT');
  });

  test('that changes only icons, favicon and manifest brings them to the device', async ({ page, host }) => {
    const files = ['favicon.svg', 'icons/icon-192.png', 'manifest.webmanifest'];
    const next = new Build();
    expect(next.id, 'the build was signed like this').toBe(buildIdOf(next.folder));
    for (const file of files) next.touch(file);
    const sizes = files.map((file) => statSync(join(next.folder, file)).size);
    const kept = () =>
      page.evaluate(async (files) => {
        const responses = await Promise.all(files.map((file) => caches.match(`/${file}`)));
        return Promise.all(responses.map(async (response) => (await response?.blob())?.size));
      }, files);
    await page.goto(host.origin);
    await offlineReady(page);
    expect(await kept()).toEqual(sizes.map((size) => size - 1));
    host.deploy(next.sign());
    await lookForUpdate(page);
    await expect(page.getByText(offline.update.text)).toBeVisible({ timeout: 30_000 });
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: offline.update.reload }).click(),
    ]);
    await offlineReady(page);
    expect(await kept()).toEqual(sizes);
    next.dispose();
  });

  for (const [what, folder, file] of [
    ['a script', 'assets', /^about-.*\.js$/],
    ['a picture', 'pictures', /^about-.*-768\.avif$/],
  ] as const)
    test(`that lacks ${what} never replaces one that works`, async ({ page, host, next }) => {
      await page.goto(host.origin);
      await offlineReady(page);
      const entry = await entryOf(page);
      next.remove(`${folder}/${next.list(folder).find((name) => file.test(name))}`);
      if (folder === 'pictures') {
        // A picture that nobody has yet: its name is new.
        next.rewrite((text) => text.replace(/(pictures\/about-)[0-9a-f]{6}/g, '$1abcdef'));
      }
      host.deploy(next);
      const states = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const ended = new Promise<string>((resolve) =>
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing!;
            worker.addEventListener('statechange', () => resolve(worker.state));
          }),
        );
        await registration.update();
        return ended;
      });
      expect(states).toBe('redundant');
      await page.reload();
      await offlineReady(page);
      expect(await entryOf(page)).toBe(entry);
      await expect(page.getByText(offline.update.text)).not.toBeVisible();
    });
});

test('a page without a service worker that misses a script of its build takes the new page', async ({
  browser,
  host,
  next,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(host.origin);
  await live(page);
  host.deploy(next);
  // The page goes on without loading another document, and then it does.
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await loaded;
  expect(await entryOf(page)).toContain('NEXT');
  await expect(page).toHaveURL(host.origin + paths.about);
  await live(page);
  await context.close();
});

test.describe('a script that is missing for a moment', () => {
  test.use({ expectedConsole: /404/ });

  for (const workers of ['block', 'allow'] as const)
    test(`is there for the page and the device as soon as the host has it, workers: ${workers}`, async ({
      browser,
      host,
    }) => {
      const context = await browser.newContext({ serviceWorkers: workers });
      const page = await context.newPage();
      const missed = new Set<string>();
      // Once each; this host lets browsers keep a 404 for a year.
      host.misses = (path) => {
        if (!/^\/assets\/.*\.js$/.test(path) || missed.has(path)) return false;
        missed.add(path);
        return true;
      };
      await page.goto(host.origin + paths.contact);
      await live(page);
      expect(missed.size).toBeGreaterThan(3);
      if (workers === 'allow') await offlineReady(page);
      await context.close();
    });
});

test.describe('the kill switch', () => {
  test.use({ expectedConsole: brokenLine });

  test('takes the worker and its files off the device, and nothing that waits', async ({
    page,
    host,
    next,
    stack,
  }) => {
    await leaveWaiting(page, host, stack, 'Still here.');
    host.deploy(next.replace('sw.js', 'sw-off.js'));
    await lookForUpdate(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(host.origin);
    await live(page);
    expect(await entryOf(page)).toContain('NEXT');
    expect(await waiting(page)).toBe('1');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 30_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ message: 'Still here.' }]);
  });
});
