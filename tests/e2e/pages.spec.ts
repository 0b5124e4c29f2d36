import { anchors, paths } from '../../src/site/paths.ts';
import { business } from '../../src/content/business.ts';
import { axe } from './axe.ts';
import { pages } from './site-pages.ts';
import { expect, live, test, type Page } from './test.ts';

const published = pages.filter(({ file }) => file === undefined).map(({ path }) => path);
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Everything that has moved by itself since the page was opened, without the half second after a press. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Reports at once what there was, and nothing at all where there was nothing.
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, 0);
      }),
  );

for (const path of published) {
  test(`${path} is complete without script, and sound with it`, async ({ page, site }) => {
    const html = await (await fetch(site.origin + path)).text();
    expect(html.match(/<h1/g), 'one h1').toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,60}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{100,200}">/);
    if (path === paths.unsubscribe) expect(html).toContain('<meta name="robots" content="noindex">');
    else expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}">`);
    expect(html).toMatch(/<meta property="og:title"/);
    expect(html, 'a class that no style sheet has').not.toMatch(/class="[^"]*\bundefined\b/);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(json!)).toHaveProperty('@context', 'https://schema.org');

    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(site.origin + path);
      await live(page);
      expect(await axe(page)).toEqual([]);
      // What is left is a line that the real font breaks differently: 0.04 at most where it was measured.
      expect(await layoutShift(page), 'nothing moves by itself').toBeLessThan(0.1);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'no sideways scroll at 320 px').toBeLessThanOrEqual(0);
  });
}

test('titles and descriptions are unique', async ({ site }) => {
  const heads = await Promise.all(
    published.map(async (path) => {
      const html = await (await fetch(site.origin + path)).text();
      return [/<title>(.*?)</.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  for (const column of [0, 1]) {
    const values = heads.map((head) => head[column]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('an unknown path is a real 404 with the not-found page', async ({ page, site, context }) => {
  const response = await fetch(`${site.origin}/no-such-page`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  // The browser reports the status itself; that is the point of it.
  const quiet = await context.newPage();
  await quiet.goto(`${site.origin}/no-such-page?x=1`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(quiet.getByText("We couldn't find the page you're looking for.")).toBeVisible();
  await page.goto(site.origin);
});

test('every answer carries the security headers, and no script runs that they do not name', async ({
  site,
}) => {
  const { headers } = await fetch(`${site.origin}${paths.contact}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('going to another page moves title, focus and scroll; Back returns to where one was', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await live(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
  await expect(page).toHaveURL(`${site.origin}${paths.contact}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Contact/i);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + paths.contact);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a link to a section of another page opens the page and then scrolls to the section', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await live(page);
  const link = page.locator(`a[href="${paths.services}#${anchors.body}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(`${site.origin}${paths.services}#${anchors.body}`);
  const top = () =>
    page.locator(`#${anchors.body}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test.describe('the top bar', () => {
  test('opens the services menu by keyboard and closes it with Escape', async ({ page, site }) => {
    await page.goto(site.origin);
    await live(page);
    const toggle = page.getByRole('banner').getByRole('button', { name: /services/i });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Points & Rewards' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('has a panel on phones that closes when a link is chosen', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin);
    await live(page);
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.locator('#mobile-menu').getByRole('link', { name: 'CONTACT', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}${paths.contact}`);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('books in a new tab that cannot reach back', async ({ page, site }) => {
    await page.goto(site.origin);
    const book = page
      .getByRole('banner')
      .getByRole('link', { name: /BOOK NOW/ })
      .first();
    await expect(book).toHaveAttribute('href', business.bookingUrl);
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(book).toHaveAttribute('rel', /noopener/);
  });
});
