/** The offline notice, external links while offline, installing, and the app badge. */
import { business } from '../../src/content/business.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { offline } from '../../src/content/offline.ts';
import { anchors, paths } from '../../src/site/paths.ts';
import { networkErrors } from './support/console.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { waitForHydration, waitForOfflineReady, waitForWorker } from './support/page-state.ts';
import { expect, type Page, test, withServiceWorker } from './support/test.ts';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('without a connection', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('the notice appears while the browser is offline, and leaves the contact button uncovered at any width', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(site.origin);
    await waitForOfflineReady(page);
    await expect(notice(page, offline.connection.text)).toHaveCount(0);
    await context.setOffline(true);
    for (const width of [390, 768, 1000]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(notice(page, offline.connection.text)).toBeVisible();
      await page.getByRole('button', { name: navigation.message.open }).click({ trial: true });
    }
    await context.setOffline(false);
    await expect(notice(page, offline.connection.text)).toHaveCount(0);
  });

  test('the notice appears after a failed request and disappears when the site answers again', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.origin + paths.contact);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    await stack.stop();
    await expect(notice(page, offline.connection.text)).toHaveCount(0);
    await sendInquiry(page, { email: 'ada@example.org', message: 'Hello from below.' });
    await expect(notice(page, offline.connection.text)).toBeVisible({ timeout: 20_000 });
    await stack.start();
    await expect(notice(page, offline.connection.text)).toHaveCount(0, { timeout: 30_000 });
  });

  test('BOOK NOW offers the phone number, and other external links say that they need a connection', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(site.origin);
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await expect(notice(page, offline.connection.text)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /BOOK NOW/ })
      .click();
    const dialog = page.getByRole('dialog', { name: offline.outside.bookingTitle });
    await expect(dialog.getByRole('link', { name: offline.outside.call })).toHaveAttribute(
      'href',
      business.phone.href,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: business.social.label }).click();
    await expect(page.getByRole('dialog', { name: offline.outside.title })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);
  });
});

test.describe('installing', () => {
  test.use({ expectedConsole: networkErrors });

  /** Fires the event by which Chromium offers the installation. */
  const offerInstall = (page: Page) =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: async () => void (document.documentElement.dataset['prompted'] = 'yes'),
      });
      dispatchEvent(event);
    });

  test(
    'is always offered in the footer, and in a banner on the second page once in 30 days',
    withServiceWorker,
    async ({ page, site }) => {
      await page.goto(site.origin);
      await waitForOfflineReady(page);
      await offerInstall(page);
      await expect(
        page.locator('#device-panel').getByRole('button', { name: offline.panel.install }),
      ).toBeVisible();
      await expect(page.getByText(offline.ask.text)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
      await expect(page.getByText(offline.ask.text)).toBeVisible();
      await page.getByRole('button', { name: offline.ask.no }).click();
      await expect(page.getByText(offline.ask.text)).toHaveCount(0);

      const returnAfter = async (days: number) => {
        await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000);
        await page.goto(site.origin + paths.memberships);
        await waitForHydration(page);
        await expect(page.locator('#device-panel h2')).toBeVisible();
        await offerInstall(page);
      };
      await returnAfter(29);
      await expect(
        page.locator('#device-panel').getByRole('button', { name: offline.panel.install }),
      ).toBeVisible();
      await expect(page.getByText(offline.ask.text)).toHaveCount(0);
      await returnAfter(31);
      await expect(page.getByText(offline.ask.text)).toBeVisible();
      await page.getByRole('button', { name: offline.ask.install, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
    },
  );

  test.describe('on an iPhone', withServiceWorker, () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      viewport: { width: 390, height: 844 },
    });

    test('is explained in three steps with drawings', async ({ page, site }) => {
      await page.goto(site.origin);
      await page.locator('#device-panel').getByRole('button', { name: offline.panel.installHow }).click();
      const dialog = page.getByRole('dialog', { name: offline.homeScreen.title });
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expect(dialog.locator('li svg')).toHaveCount(3);
      await dialog.getByRole('button', { name: offline.homeScreen.close }).click();
      await expect(dialog).toBeHidden();
    });
  });

  test(
    'is possible from every page: the manifest is linked once, after the page responds to input',
    withServiceWorker,
    async ({ page, site }) => {
      const manifest = page.locator('head > link[rel=manifest]');
      // Manifests when the app is hydrated.
      await page.addInitScript(() =>
        addEventListener('app:live', () => {
          document.documentElement.dataset['early'] = String(
            document.head.querySelectorAll('link[rel=manifest]').length,
          );
        }),
      );
      await page.goto(site.origin);
      await expect(page.locator('html')).toHaveAttribute('data-early', '0');
      await waitForOfflineReady(page);
      await expect(manifest).toHaveCount(1);
      const cached = await page.reload();
      expect(cached!.fromServiceWorker()).toBe(true);
      await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
      await expect(manifest).toHaveCount(1);
    },
  );

  test(
    'opens the requested page in the running app, and otherwise stays on the current page',
    withServiceWorker,
    async ({ page, site }) => {
      await page.addInitScript(() => {
        const launchQueue = { setConsumer: (consume: unknown) => Object.assign(window, { consume }) };
        Object.defineProperty(window, 'launchQueue', { value: launchQueue });
      });
      await page.goto(site.origin + paths.about);
      await waitForOfflineReady(page);
      const launch = (target: string) =>
        page.evaluate(
          (targetURL) =>
            (window as unknown as { consume: (launch: { targetURL: string }) => void }).consume({
              targetURL,
            }),
          site.origin + target,
        );
      for (const current of ['/', '/?utm_source=pwa', paths.about]) {
        await launch(current);
        await expect(page).toHaveURL(site.origin + paths.about);
      }
      for (const [target, title] of [
        [paths.contact, /Contact/i],
        [paths.article('spmu-aftercare-guide'), /Aftercare/i],
      ] as const) {
        await launch(target);
        await expect(page).toHaveURL(site.origin + target);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page).toHaveTitle(title);
      }
      await page.goBack();
      await expect(page).toHaveTitle(/Contact/i);
      // An old address leads to its new page and adds one history entry.
      await launch(paths.bundles);
      await expect(page).toHaveURL(`${site.origin}${paths.memberships}#${anchors.buyMoreSaveMore}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/membership/i);
      await page.goBack();
      await expect(page).toHaveTitle(/Contact/i);
    },
  );

  test(
    'shows the number of waiting messages on the app icon',
    withServiceWorker,
    async ({ page, faults }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          setAppBadge: async (count: number) =>
            void (document.documentElement.dataset['badge'] = String(count)),
          clearAppBadge: async () => void (document.documentElement.dataset['badge'] = 'none'),
        });
      });
      // The service worker may send, too.
      faults.chooseFault = (method) => (method === 'POST' ? 'down' : undefined);
      await page.goto(faults.origin + paths.contact);
      await waitForHydration(page);
      await waitForWorker(page);
      await expect(page.locator('html')).toHaveAttribute('data-badge', 'none');
      await sendInquiry(page, { email: 'ada@example.org', message: 'Count me.' });
      await expect(page.locator('html')).toHaveAttribute('data-badge', '1');
    },
  );
});
