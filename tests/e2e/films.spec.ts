import type { Page, Request } from '@playwright/test';
import { servicePage } from '../../src/content/service-page.ts';
import { brokenLine, expect, live, offlineReady, test } from './test.ts';

const UPRIGHT = { width: 390, height: 844 };

/** Requests of the page that have to do with films. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (
      pathname.startsWith('/storage/') ||
      pathname.endsWith('/film-link') ||
      /\.(?:webm|mp4)$/.test(pathname)
    )
      asked.push(pathname);
  };
  page.on('request', note);
  return asked;
}

const film = (page: Page) => page.locator('main video');

/** The picture under the film has really been decoded. */
async function expectPoster(page: Page): Promise<void> {
  const poster = page.locator('main picture img').first();
  await expect(poster).toHaveAttribute('class', /pic-film-/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('the head spa film plays from an address of the storage service that expires, and can be paused', async ({
  page,
  site,
}) => {
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

  await page.getByRole('button', { name: servicePage.hero.pause }).click();
  await expect(page.getByRole('button', { name: servicePage.hero.play })).toBeVisible();
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole('button', { name: servicePage.hero.play }).click();
  await expect(film(page)).toHaveAttribute('data-playing', 'true');
});

test.describe('on an upright screen', () => {
  test.use({ viewport: UPRIGHT });

  test('the microblading film has a crop of its own, and so has its picture', async ({ page, site }) => {
    await page.goto(`${site.origin}/services/microblading`);
    await expect(film(page)).toHaveAttribute('data-playing', 'true');
    await expect(film(page)).toHaveAttribute('src', /\/microblading-portrait\.(?:webm|mp4)\?token=/);
    const shape = await film(page).evaluate(
      (video: HTMLVideoElement) => video.videoHeight / video.videoWidth,
    );
    expect(shape).toBeGreaterThan(1);
    const poster = page.locator('main picture img').first();
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-portrait-');
  });
});

const REASONS: Record<string, (page: Page) => Promise<void>> = {
  'with reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'with a data saver': (page) => pretend(page, { saveData: true, effectiveType: '4g' }),
  'on a slow line': (page) => pretend(page, { saveData: false, effectiveType: '3g' }),
};

async function pretend(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

for (const [reason, arrange] of Object.entries(REASONS)) {
  test(`${reason} no film is asked for, and its picture is there`, async ({ page, site }) => {
    await arrange(page);
    const asked = filmRequests(page);
    await page.goto(`${site.origin}/services/head-spa`);
    await live(page);
    await expectPoster(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });
}

test('a film that the storage service does not have leaves the picture', async ({ page, site }) => {
  await page.route('**/functions/v1/film-link', (route) =>
    route.fulfill({ status: 200, json: { success: false } }),
  );
  const answered = page.waitForResponse(/\/functions\/v1\/film-link$/);
  await page.goto(`${site.origin}/services/head-spa`);
  await answered;
  await expectPoster(page);
  await expect(film(page)).toHaveCount(0);
});

test.describe('offline', () => {
  test.use({ expectedConsole: brokenLine });

  test('the picture of a film comes from the device; the film never lies there', async ({
    page,
    context,
    stack,
  }) => {
    await page.goto(`${stack.origin}/services/head-spa`);
    await expect(film(page)).toHaveAttribute('data-playing', 'true');
    await offlineReady(page);
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((url) => /\/storage\/|\.(?:webm|mp4)\b/.test(url))).toEqual([]);

    await context.setOffline(true);
    await stack.stop();
    const asked = filmRequests(page);
    await page.reload();
    await live(page);
    await expectPoster(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });
});
