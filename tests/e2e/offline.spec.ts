import { anchors, entrances, paths } from '../../src/site/paths.ts';
import { redirects } from '../../src/site/redirects.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { brokenLine, expect, live, offlineReady, send, test, waiting } from './test.ts';

test.describe('with the server stopped', () => {
  test.use({ expectedConsole: brokenLine });

  test('pages open from the device, with query strings and slashes, and unknown paths too', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.origin);
    await live(page);
    await offlineReady(page);
    await stack.stop();
    for (const path of ['/', '/contact', '/contact/', '/contact?utm_source=card#form']) {
      await page.goto(stack.origin + path);
      await live(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${stack.origin}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goto(stack.origin + paths.service('no-such-service'));
    expect(await page.title(), 'as the document says it, without script').toContain(
      servicePage.notFound.title,
    );
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicePage.notFound.title);
    for (const [from, to] of redirects) {
      await page.goto(stack.origin + from);
      await expect(page).toHaveURL(stack.origin + to);
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

    test('where visits begin, page, picture and files come without the worker', async ({ page, stack }) => {
      await page.goto(stack.origin);
      await live(page);
      await offlineReady(page);
      await stack.stop();
      for (const path of Object.values(entrances)) {
        await page.goto(stack.origin + path);
        await live(page);
        const byWorker = await page.evaluate(() => {
          type Entry = PerformanceEntry & {
            workerFinalSourceType?: string;
            workerFinalRouterSource?: string;
          };
          const entries: Entry[] = ['navigation', 'resource'].flatMap((type) =>
            performance.getEntriesByType(type),
          );
          const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
          const wanted = new Set([location.href, first]);
          return entries
            .filter(({ name }) => wanted.has(name) || /\/(?:assets|fonts)\//.test(name))
            .filter((entry) => (entry.workerFinalSourceType ?? entry.workerFinalRouterSource) !== 'cache')
            .map(({ name }) => name);
        });
        expect(byWorker, path).toEqual([]);
      }
    });
  });

  test('an inquiry written on a page that was opened offline is delivered later', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await live(page);
    await offlineReady(page);
    await stack.stop();
    await page.goto(`${stack.origin}/contact`);
    await send(page, { email: 'ada@example.org', message: 'Written in the basement.' });
    await expect(page.getByText(leadForm.saved)).toBeVisible();
    expect(await waiting(page)).toBe('1');
    await stack.start();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
    expect(await stack.rows('inquiries')).toHaveLength(1);
    await expect.poll(() => stack.mails()).toHaveLength(1);
  });

  test('one moves through the site: menus, search, gallery, articles, moved and unknown addresses', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.origin);
    await offlineReady(page);
    await stack.stop();
    const heading = page.getByRole('heading', { level: 1 });
    for (const name of ['SERVICES', 'MEMBERSHIPS', 'ARTICLES', 'ABOUT', 'CONTACT', 'HOME']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(heading).toBeFocused();
    }
    await page.goto(`${stack.origin}${paths.services}`);
    await live(page);
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
    await live(page);
    await page.goto(`${stack.origin}${paths.service('no-such-treatment')}`);
    await live(page);
    await expect(heading).toHaveText(servicePage.notFound.title);
  });

  test('a case of the gallery opens with both of its pictures', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await offlineReady(page);
    await stack.stop();
    await page.goto(stack.origin + paths.gallery);
    await live(page);
    await page.locator('main article button, main li button').first().click();
    const pictures = page.getByRole('dialog').locator('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
  });

  test('pages keep the headers that protect them', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await offlineReady(page);
    const online = (await fetch(stack.origin)).headers;
    await stack.stop();
    const response = await page.goto(stack.origin + paths.about);
    const headers = await response!.allHeaders();
    for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers[name], name).toBe(online.get(name));
  });

  test('a film stays its poster', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await offlineReady(page);
    await stack.stop();
    await page.goto(stack.origin + paths.service('head-spa'));
    await live(page);
    const poster = page.locator('main img').first();
    await expect(poster).toBeVisible();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
    await expect(page.locator('video[data-playing]')).toHaveCount(0);
  });
});
