/** Browsers and extensions change pages: they translate, count unread messages, decorate fields, and turn text into links. */
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { about } from '../../src/content/about.ts';
import { errorScreen } from '../../src/content/error-screen.ts';
import { gallery } from '../../src/content/gallery.ts';
import { home } from '../../src/content/home.ts';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/site-menu.ts';
import { outboxTray } from '../../src/content/outbox-tray.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { serviceSearch } from '../../src/content/service-search.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { plainText } from '../../src/content/plain-text.ts';
import { anchors, paths } from '../../src/site/paths.ts';
import { countUnread, decorateFields, detectData, translate } from './support/disturbances.ts';
import { holdRequests } from './support/hold-requests.ts';
import { INQUIRY_SENT } from './support/inquiry-form.ts';
import { rootOverflow, waitForHydration, waitForWholePage } from './support/page-state.ts';
import { core, expect, type Page, test } from './support/test.ts';

const DISTURBANCES = [countUnread, translate, decorateFields, detectData];

const INQUIRY = { fullName: 'Ada Sample', email: 'ada@example.org', message: 'Written early.' };
const EMAIL = { email: 'ada@example.org' };
const CONTACT = { path: paths.contact, fields: INQUIRY, result: INQUIRY_SENT };
const FORMS = [
  CONTACT,
  { path: paths.home, fields: INQUIRY, result: INQUIRY_SENT },
  { path: paths.articles, fields: EMAIL, result: MESSAGES.subscribed },
  { path: paths.article('spmu-aftercare-guide'), fields: EMAIL, result: MESSAGES.alreadySubscribed },
  { path: paths.unsubscribe, fields: EMAIL, result: unsubscribe.success.title },
];

/** The page's form with an email field. */
const form = (page: Page) => page.locator('main form').filter({ has: page.locator('[name=email]') });

/** Opens a page without its app and disturbs it. @returns a function that loads the app */
async function openEarly(page: Page, url: string, disturbances: readonly (() => void)[]) {
  const release = await holdRequests(page, /\/assets\/browser-/);
  await page.goto(url);
  for (const disturb of disturbances) await page.evaluate(disturb);
  return release;
}

async function write(page: Page, fields: object): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await form(page).locator(`[name=${name}]`).fill(text);
}

test.describe('translated', () => {
  // The step about the tray breaks the network.
  test.use({ expectedConsole: /net::ERR_FAILED/ });

  test('the site works', async ({ page, stack }) => {
    const { labels, cases } = gallery;
    await page.goto(stack.origin + paths.services);
    await waitForWholePage(page);
    await page.evaluate(translate);
    const pageName = () => page.locator('h1');

    await test.step('search', async () => {
      const field = page.getByRole('combobox');
      for (const query of ['head spa', 'qqqqzzzz', 'led', 'lip']) {
        await field.fill(query);
        await expect(
          page
            .getByRole('option')
            .first()
            .or(page.getByText(serviceSearch.none(query))),
        ).toBeVisible();
        await page.getByRole('button', { name: serviceSearch.clear }).click();
        await expect(page.getByRole('option')).toHaveCount(0);
      }
      await field.fill('chemical peel');
      await page.getByRole('option').filter({ hasText: serviceSearch.hints.question }).first().click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });

    await test.step('service', async () => {
      const questions = page.locator('main details');
      await questions.last().locator('summary').click();
      await expect(questions.last()).toHaveAttribute('open');
      const toggle = page.locator(`#${anchors.treatments} [aria-expanded]`);
      await toggle.click();
      await expect(toggle).toHaveText(servicePage.treatments.showLess);
    });

    await test.step('menus and pages', async () => {
      const menu = page.getByRole('button', { name: navigation.servicesMenu.toggle });
      for (const { to } of navigation.servicesMenu.groups.flatMap(({ links }) => links).slice(0, 3)) {
        await menu.click();
        await page.locator(`#services-menu a[href="${to}"]`).click();
        await expect(page).toHaveURL(stack.origin + to);
      }
      for (const { to } of navigation.footer.explore.links.slice(0, 5)) {
        await page.locator(`footer a[href="${to}"]`).first().click();
        await expect(page).toHaveURL(stack.origin + to);
        await expect(pageName()).toBeFocused();
      }
    });

    await test.step('gallery', async () => {
      await page.goto(stack.origin + paths.gallery);
      await waitForHydration(page);
      await page.evaluate(translate);
      await page.getByRole('button', { name: labels.open }).first().click();
      const dialog = page.getByRole('dialog');
      for (const [index, { category, treatment, treatmentSlug }] of [...cases.entries()].slice(1, 4)) {
        await dialog.getByRole('button', { name: labels.next }).click();
        await expect(dialog.locator('h2')).toContainText(category);
        await expect(dialog.locator('h2')).toContainText(treatment.split(' ')[0]!);
        await expect(dialog.locator(`a[href="${paths.service(treatmentSlug)}"]`)).toBeVisible();
        await expect(dialog).toContainText(`${index + 1} / ${cases.length}`);
        await expect(dialog.locator('p')).toHaveText(plainText(cases[index]!.caption));
      }
      await dialog.getByRole('button', { name: labels.close }).click();
    });

    await test.step('testimonials', async () => {
      await page.getByRole('banner').locator(`a[href="${paths.home}"]`).first().click();
      await page.getByRole('button', { name: home.testimonials.next }).click();
      await expect(page.getByText(`2 ${home.testimonials.position} ${testimonials.length}`)).toBeVisible();
    });

    await test.step('forms', async () => {
      await page.getByRole('banner').locator(`a[href="${paths.contact}"]`).first().click();
      await expect(page).toHaveURL(stack.origin + paths.contact);
      await form(page).locator('[type=submit]').click();
      await expect(page.getByText(leadForm.fields.fullName)).toBeVisible();
      await write(page, INQUIRY);
      await expect(page.getByText(leadForm.fields.fullName)).toBeHidden();
      await form(page).locator('[type=submit]').click();
      await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
    });

    await test.step('popup', async () => {
      await page.evaluate(() => dispatchEvent(new Event('showCTAPopup')));
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=email]').fill('none');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByText(MESSAGES.invalidEmail)).toBeVisible();
      await dialog.locator('[name=email]').fill('ada@example.org');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByText(MESSAGES.subscribed)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('tray', async () => {
      await page.route('**/rest/**', (route) => route.abort());
      await page.route('**/functions/**', (route) => route.abort());
      await write(page, INQUIRY);
      await form(page).locator('[type=submit]').click();
      await page.getByRole('button', { name: outboxTray.waiting(1) }).click();
      await page.getByRole('dialog').getByRole('button', { name: outboxTray.remove }).click();
      await page.getByRole('dialog').getByRole('button', { name: outboxTray.remove }).click();
      await expect(page.getByText(outboxTray.empty)).toBeVisible();
    });
  });
});

test.describe('where others have removed an element', () => {
  test.use({ expectedConsole: /removeChild/ });

  test('the part around it says so, and the rest goes on working', async ({ page, site }) => {
    await page.goto(site.origin + paths.services);
    await waitForHydration(page);
    await page.getByRole('combobox').fill('head spa');
    await page.getByRole('button', { name: serviceSearch.clear }).evaluate((button) => button.remove());
    await page.getByRole('combobox').fill('');
    await expect(page.getByText(errorScreen.section)).toBeVisible();
    await page.getByRole('banner').locator(`a[href="${paths.contact}"]`).first().click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(form(page)).toBeVisible();
  });

  test('a page that can be rendered no more can still be read', async ({ page, site }) => {
    await page.goto(site.origin + paths.contact);
    await waitForHydration(page);
    await page.locator('main > :first-child').evaluate((element) => element.remove());
    await page.getByRole('banner').locator(`a[href="${paths.about}"]`).first().click();
    await expect(page.getByRole('alert')).toHaveText(errorScreen.frozen);
    await expect(page.locator('h1')).toHaveText(about.hero.title);
    await page.getByRole('banner').locator(`a[href="${paths.home}"]`).first().click();
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('before the app is live', () => {
  test.use({ expectedConsole: /changed before it was hydrated/ });

  const cases = [
    ...DISTURBANCES.map((disturb) => ({ name: disturb.name, forms: [CONTACT], disturbances: [disturb] })),
    { name: 'all of them', forms: FORMS, disturbances: DISTURBANCES },
  ];
  for (const { name, forms, disturbances } of cases)
    test(
      `what is written and sent arrives once despite ${name}`,
      name === 'translate' ? core : {},
      async ({ page, stack }) => {
        for (const { path, fields, result } of forms) {
          const release = await openEarly(page, stack.origin + path, disturbances);
          await write(page, fields);
          await form(page).locator('[type=submit]').click();
          release();
          await expect(page.getByText(result), path).toBeVisible();
        }
        const inquiries = forms.filter(({ fields }) => fields === INQUIRY);
        expect(await stack.rows('inquiries')).toHaveLength(inquiries.length);
      },
    );

  test('what is written stays in the field, and so does the cursor', async ({ page, site }) => {
    const release = await openEarly(page, site.origin + paths.contact, DISTURBANCES);
    await write(page, INQUIRY);
    release();
    await waitForHydration(page);
    await page.keyboard.type(' And late.');
    await expect(form(page).locator('[name=message]')).toHaveValue('Written early. And late.');
    await expect(form(page).locator('[name=fullName]')).toHaveValue(INQUIRY.fullName);
  });

  test('what is opened stays open', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openEarly(page, site.origin + paths.service('chemical-peels'), DISTURBANCES);
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    const menu = page.locator('[popover]');
    await page.locator('[popovertarget]').click();
    release();
    await waitForHydration(page);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await rootOverflow(page)).not.toBe('hidden');
    await expect(question).toHaveAttribute('open');
  });

  test('a translated page stays whole while the rest of its code loads', async ({ page, site }) => {
    const releaseRest = await holdRequests(page, /\/assets\/deferred-/);
    const release = await openEarly(page, site.origin + paths.service('chemical-peels'), [translate]);
    const isRequested = page.waitForRequest(/\/assets\/deferred-/);
    release();
    await isRequested;
    const treatments = page.locator(`#${anchors.treatments}`);
    await expect(treatments).toBeVisible();
    releaseRest();
    await waitForHydration(page);
    const toggle = treatments.locator('[aria-expanded]');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
