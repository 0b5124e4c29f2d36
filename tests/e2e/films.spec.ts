import type { Page } from '@playwright/test';
import { serviceHero } from '../../src/content/service-hero.ts';
import { networkErrors } from './support/console.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

/** Collects the paths of requests for films and their links. The returned array grows while the page runs. */
function filmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      pathname.startsWith('/storage/') ||
      pathname.endsWith('/film-link') ||
      /\.(?:webm|mp4)$/.test(pathname)
    )
      requested.push(pathname);
  });
  return requested;
}

const film = (page: Page) => page.locator('main video');

/** Expects that the poster below the film is loaded and decoded. */
async function expectPoster(page: Page): Promise<void> {
  const poster = page.locator('main picture img').first();
  await expect(poster).toHaveAttribute('class', /pic-film-/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
}

test('the head spa film plays from a signed storage URL and can be paused', async ({ page, site }) => {
  await page.goto(`${site.origin}/services/head-spa`);
  await expect(film(page)).toHaveAttribute(
    'src',
    /\/storage\/v1\/object\/sign\/films\/head-spa-landscape\.(?:webm|mp4)\?token=/,
  );
  await expect(film(page)).toHaveAttribute('data-playing', 'true');
  const position = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await position();
  await expect.poll(position).not.toBe(before);
  await expectPoster(page);

  await page.getByRole('button', { name: serviceHero.pause }).click();
  await expect(page.getByRole('button', { name: serviceHero.play })).toBeVisible();
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole('button', { name: serviceHero.play }).click();
  await expect(film(page)).toHaveAttribute('data-playing', 'true');
});

test.describe('in portrait orientation', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the microblading film and its poster have their own crop', async ({ page, site }) => {
    await page.goto(`${site.origin}/services/microblading`);
    await expect(film(page)).toHaveAttribute('data-playing', 'true');
    await expect(film(page)).toHaveAttribute('src', /\/microblading-portrait\.(?:webm|mp4)\?token=/);
    const aspectRatio = await film(page).evaluate(
      (video: HTMLVideoElement) => video.videoHeight / video.videoWidth,
    );
    expect(aspectRatio).toBeGreaterThan(1);
    const poster = page.locator('main picture img').first();
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-portrait-');
  });
});

/** Conditions under which no film loads, each with what sets it up. */
const CONDITIONS: Record<string, (page: Page) => Promise<void>> = {
  'with reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'with data saver': (page) => setConnection(page, { saveData: true, effectiveType: '4g' }),
  'on a slow connection': (page) => setConnection(page, { saveData: false, effectiveType: '3g' }),
};

/** Overrides `navigator.connection`. */
async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

for (const [condition, setUp] of Object.entries(CONDITIONS)) {
  test(`${condition} the poster shows and no film is requested`, async ({ page, site }) => {
    await setUp(page);
    const requested = filmRequests(page);
    await page.goto(`${site.origin}/services/head-spa`);
    await waitForHydration(page);
    await expectPoster(page);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });
}

test('the poster stays if storage has no film', async ({ page, site }) => {
  await page.route('**/functions/v1/film-link', (route) =>
    route.fulfill({ status: 200, json: { success: false } }),
  );
  const answered = page.waitForResponse(/\/functions\/v1\/film-link$/);
  await page.goto(`${site.origin}/services/head-spa`);
  await answered;
  await expectPoster(page);
  await expect(film(page)).toHaveCount(0);
});

test.describe('offline', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('the poster comes from the cache, and films are never cached', async ({ page, context, stack }) => {
    await page.goto(`${stack.origin}/services/head-spa`);
    await expect(film(page)).toHaveAttribute('data-playing', 'true');
    await waitForOfflineReady(page);
    const cached = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => url);
    });
    expect(cached.length).toBeGreaterThan(50);
    expect(cached.filter((url) => /\/storage\/|\.(?:webm|mp4)\b/.test(url))).toEqual([]);

    await context.setOffline(true);
    await stack.stop();
    const requested = filmRequests(page);
    await page.reload();
    await waitForHydration(page);
    await expectPoster(page);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await expect(film(page)).toHaveCount(0);

    // A page that the device has never opened has its poster, too.
    await page.goto(`${stack.origin}/services/microblading`);
    await waitForHydration(page);
    await expectPoster(page);
    await expect(film(page)).toHaveCount(0);
  });
});
