/** The menu of small screens. */
import { business } from '../../src/content/business.ts';
import { offline } from '../../src/content/offline.ts';
import { paths } from '../../src/site/paths.ts';
import { holdRequests } from './support/hold-requests.ts';
import { rootOverflow, waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, test, type Page, withServiceWorker } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i });
const menuOf = (page: Page) => page.locator('#mobile-menu');
const linkOf = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
}

test('it closes when a link is chosen', async ({ page, site }) => {
  await page.goto(site.origin);
  await waitForHydration(page);
  await openMenu(page);
  await linkOf(page, 'CONTACT').click();
  await expect(page).toHaveURL(`${site.origin}${paths.contact}`);
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it closes while the next page loads', async ({ page, site }) => {
  const release = await holdRequests(page, /\/assets\/contact-.*\.js$/);
  await page.goto(site.origin);
  await waitForHydration(page);
  await openMenu(page);
  await linkOf(page, 'CONTACT').click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).not.toHaveTitle(/Contact/);
  release();
  await expect(page).toHaveTitle(/Contact/);
});

test('it is gone when the next page appears, and fades out when the visitor closes it', async ({
  page,
  site,
}) => {
  // Without the cross-fade between pages, which would hide the difference.
  await page.addInitScript({ content: 'document.startViewTransition = undefined' });
  await page.goto(site.origin + paths.about);
  await waitForHydration(page);
  // Later, the code of this page is there. Otherwise the menu may close by itself before the page appears.
  await page.getByRole('banner').getByRole('link', { name: business.tagline }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openMenu(page);
  const isVisibleWithTitle = await linkOf(page, 'ABOUT').evaluate(
    (link: HTMLAnchorElement) =>
      new Promise<boolean>((resolve) => {
        const menu = document.getElementById('mobile-menu')!;
        new MutationObserver(() => resolve(menu.checkVisibility())).observe(
          document.querySelector('title')!,
          { childList: true },
        );
        link.click();
      }),
  );
  expect(isVisibleWithTitle).toBe(false);

  await openMenu(page);
  const fades = () => menuOf(page).evaluate((menu) => menu.getAnimations().length);
  await expect.poll(fades).toBe(0);
  // Paused, so that the fade is still there when the page has rendered the closed menu.
  await menuOf(page).evaluate((menu) =>
    menu.addEventListener('transitionrun', () => {
      for (const animation of menu.getAnimations()) animation.pause();
    }),
  );
  await page.keyboard.press('Escape');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(fades).toBeGreaterThan(0);
});

test('the page behind it does not scroll, even before hydration', async ({ page, site }) => {
  const overflow = () => rootOverflow(page);
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(site.origin);
  const openAndClose = async () => {
    expect(await overflow()).toBe('visible');
    await toggleOf(page).click();
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).toBe('visible');
  };
  await openAndClose();
  release();
  await waitForHydration(page);
  await openAndClose();
});

test.describe('an open menu', withServiceWorker, () => {
  const loaded = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const script = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-.*\\.js$`));

  test('loads the pages it leads to once everything is on the device', async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForOfflineReady(page);
    expect(await loaded(page)).not.toContainEqual(script('memberships'));
    await openMenu(page);
    for (const name of ['services', 'memberships', 'about', 'contact'])
      await expect.poll(() => loaded(page), { message: name }).toContainEqual(script(name));
  });

  test('loads nothing when the visitor saves data', async ({ page, site }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '4g', addEventListener() {} };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.goto(site.origin);
    await expect(page.locator('#device-panel')).toContainText(offline.panel.textOnly);
    await openMenu(page);
    await linkOf(page, 'CONTACT').focus();
    await linkOf(page, 'ABOUT').click();
    await expect(page).toHaveTitle(/About/);
    // The first page of the menu, and one whose link had the focus.
    for (const name of ['concerns', 'contact']) expect(await loaded(page)).not.toContainEqual(script(name));
  });
});
