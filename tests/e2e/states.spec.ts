/** Accessibility of states that a page enters later: menus, dialogs, errors, replies, notices. */
import { paths } from '../../src/site/paths.ts';
import { gallery } from '../../src/content/gallery.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { offline } from '../../src/content/offline.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { pageWait } from '../../src/content/page-wait.ts';
import { privacyChoices } from '../../src/content/privacy-choices.ts';
import { axe } from './support/axe.ts';
import { networkErrors } from './support/console.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, type Page, test, withServiceWorker } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

interface State {
  path: string;
  sizes?: (typeof PHONE)[];
  /** Whether the state needs the service worker. */
  needsWorker?: boolean;
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<void>;
}
const failBackend = (page: Page) =>
  page.context().route(/\/(rest|functions)\/v1\//, (route) => route.abort());
const message = { email: 'ada@example.org', message: 'A short question.' };

const STATES: Record<string, State> = {
  'the services menu': {
    path: paths.home,
    sizes: [DESKTOP],
    async reach(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /services/i })
        .click();
      await expect(page.getByRole('link', { name: 'Points & Rewards' }).first()).toBeVisible();
    },
  },
  'the menu on phones': {
    path: paths.home,
    sizes: [PHONE],
    async reach(page) {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await expect(page.locator('#mobile-menu')).toBeVisible();
    },
  },
  'the sign-up popup': {
    path: paths.about,
    async reach(page) {
      await page.evaluate(() => void window.dispatchEvent(new Event('showCTAPopup')));
      await page.getByRole('dialog').getByRole('button', { name: 'SIGN UP' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
  'the contact widget with errors': {
    path: paths.about,
    async reach(page) {
      await page.getByRole('button', { name: navigation.message.open }).click();
      await page.locator('#contact-widget button[type=submit]').click();
      await expect(page.locator('#contact-widget [name=name]')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'the privacy choices': {
    path: paths.about,
    async reach(page) {
      await page.getByRole('button', { name: 'Your Privacy Choices' }).click();
      await page.getByRole('button', { name: privacyChoices.deletion.button }).click();
      await expect(page.getByText(privacyChoices.deletion.sure)).toBeVisible();
    },
  },
  'a gallery case': {
    path: paths.gallery,
    async reach(page) {
      const { labels, cases } = gallery;
      await page
        .getByRole('button', { name: `${labels.open}: ${cases[0]!.category}` })
        .first()
        .click();
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  'search results': {
    path: paths.services,
    async reach(page) {
      await page.getByRole('combobox').first().fill('scalp');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  'an open question': {
    path: paths.service('head-spa'),
    async reach(page) {
      const question = page.locator('main summary').first();
      await question.click();
      await expect(page.locator('main details[open]').first()).toBeVisible();
    },
  },
  'a form with errors': {
    path: paths.contact,
    async reach(page) {
      await sendInquiry(page, { fullName: '', email: 'ada@', message: '' });
      await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'a waiting message and the outbox': {
    path: paths.contact,
    async reach(page) {
      await page.locator('main [name=message]').focus();
      await failBackend(page);
      await sendInquiry(page, message);
      await expect(page.getByText(leadForm.saved)).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: outboxTray.waiting(1) }).click();
      await page.getByRole('dialog').getByRole('button', { name: outboxTray.edit }).click();
      await expect(page.getByRole('dialog').locator('[name=message]')).toBeVisible();
    },
  },
  'no connection': {
    path: paths.contact,
    needsWorker: true,
    async reach(page) {
      await waitForOfflineReady(page);
      await page.evaluate(() => void dispatchEvent(new Event('offline')));
      await expect(page.getByText(offline.connection.text)).toBeVisible();
    },
  },
  'a slow page': {
    path: paths.contact,
    async reach(page) {
      await page.route(/\/assets\/about-.*\.js$/, () => {});
      await page.evaluate((path) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click();
      }, paths.about);
      await expect(page.getByText(pageWait.slow)).toBeVisible();
    },
  },
  'an unsubscribe link that fails': {
    path: `${paths.unsubscribe}?email=ada@example.org&token=wrong`,
    async reach(page) {
      // The sign of a person, without which nothing is sent.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe Failed');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try manual unsubscribe' }).click();
      await expect(page.locator('main [name=email]')).toBeVisible();
    },
  },
  'an unknown address': { path: '/no-such-page', async reach() {} },
  'an unknown service': { path: paths.service('no-such-treatment'), async reach() {} },
};

for (const [name, { path, sizes = [PHONE, DESKTOP], needsWorker, reach }] of Object.entries(STATES))
  test.describe(name, needsWorker ? withServiceWorker : {}, () => {
    test.use({ expectedConsole: networkErrors });

    for (const size of sizes)
      test(`passes axe at ${size.width} px`, async ({ page, site }) => {
        await page.setViewportSize(size);
        await page.goto(site.origin + path);
        await waitForHydration(page);
        await reach(page);
        expect(await axe(page)).toEqual([]);
      });
  });
