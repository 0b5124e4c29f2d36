/** The site with the server stopped, after everything is precached. */
import { anchors, entrances, paths } from '../../src/site/paths.ts';
import { redirects } from '../../src/site/redirects.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { networkErrors } from './support/console.ts';
import { INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { expectWaiting, waitForHydration, waitForOfflineReady, waitingCount } from './support/page-state.ts';
import { coreWithServiceWorker, expect, test, withServiceWorker } from './support/test.ts';

test.use({ expectedConsole: networkErrors });

test(
  'pages open from the cache, with query strings and trailing slashes, and unknown paths too',
  coreWithServiceWorker,
  async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    for (const path of ['/', '/contact', '/contact/', '/contact?utm_source=card#form']) {
      await page.goto(stack.origin + path);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${stack.origin}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goto(stack.origin + paths.service('no-such-service'));
    expect(await page.title(), 'title of the cached document, before hydration').toContain(
      servicePage.notFound.title,
    );
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicePage.notFound.title);
    for (const [from, to] of redirects) {
      await page.goto(stack.origin + from);
      await expect(page).toHaveURL(stack.origin + to);
    }
  },
);

test.describe('on a phone', withServiceWorker, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test('entry pages load page, image and files from the cache without starting the worker', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    for (const path of Object.values(entrances)) {
      await page.goto(stack.origin + path);
      await waitForHydration(page);
      const notFromCache = await page.evaluate(() => {
        type Entry = PerformanceEntry & {
          workerFinalSourceType?: string;
          workerFinalRouterSource?: string;
        };
        const entries: Entry[] = ['navigation', 'resource'].flatMap((type) =>
          performance.getEntriesByType(type),
        );
        const heroImage = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
        const urls = new Set([location.href, heroImage]);
        return entries
          .filter(({ name }) => urls.has(name) || /\/(?:assets|fonts)\//.test(name))
          .filter((entry) => (entry.workerFinalSourceType ?? entry.workerFinalRouterSource) !== 'cache')
          .map(({ name }) => name);
      });
      expect(notFromCache, path).toEqual([]);
    }
  });
});

test(
  'an inquiry from a page opened offline is delivered later',
  coreWithServiceWorker,
  async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    await page.goto(`${stack.origin}/contact`);
    await sendInquiry(page, { email: 'ada@example.org', message: 'Written in the basement.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    expect(await waitingCount(page)).toBe(1);
    await stack.start();
    await expectWaiting(page, 0);
    await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    await expect(page.getByText(leadForm.saved)).toBeHidden();
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  },
);

test('menus, search, redirects and unknown addresses work', withServiceWorker, async ({ page, stack }) => {
  await page.goto(stack.origin);
  await waitForOfflineReady(page);
  await stack.stop();
  const heading = page.getByRole('heading', { level: 1 });
  for (const name of ['SERVICES', 'MEMBERSHIPS', 'ARTICLES', 'ABOUT', 'CONTACT', 'HOME']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(heading).toBeFocused();
  }
  await page.goto(`${stack.origin}${paths.services}`);
  await waitForHydration(page);
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.fill('microblading');
  await expect(
    page
      .locator('main')
      .getByText(/microblading/i)
      .first(),
  ).toBeVisible();

  await page.goto(stack.origin + paths.bundles);
  await expect(page).toHaveURL(`${stack.origin}${paths.memberships}#${anchors.buyMoreSaveMore}`);
  await waitForHydration(page);
  await page.goto(`${stack.origin}${paths.service('no-such-treatment')}`);
  await waitForHydration(page);
  await expect(heading).toHaveText(servicePage.notFound.title);
});

test('a gallery case opens with both of its images', withServiceWorker, async ({ page, stack }) => {
  await page.goto(stack.origin);
  await waitForOfflineReady(page);
  await stack.stop();
  await page.goto(stack.origin + paths.gallery);
  await waitForHydration(page);
  await page.locator('main article button, main li button').first().click();
  const pictures = page.getByRole('dialog').locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
});

test('cached pages have the same security headers', withServiceWorker, async ({ page, stack }) => {
  await page.goto(stack.origin);
  await waitForOfflineReady(page);
  const online = (await fetch(stack.origin)).headers;
  await stack.stop();
  const response = await page.goto(stack.origin + paths.about);
  const headers = await response!.allHeaders();
  for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers[name], name).toBe(online.get(name));
});
