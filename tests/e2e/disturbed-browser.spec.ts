/** Browsers and extensions change pages: they translate, count unread messages, decorate fields, and turn text into links. */
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { anchors, paths } from '../../src/site/paths.ts';
import { countUnread, decorateFields, detectData, translate } from './support/disturbances.ts';
import { holdRequests } from './support/hold-requests.ts';
import { rootOverflow, waitForHydration } from './support/page-state.ts';
import { expect, type Page, test } from './support/test.ts';

const DISTURBANCES = [countUnread, translate, decorateFields, detectData];

const INQUIRY = { fullName: 'Ada Sample', email: 'ada@example.org', message: 'Written early.' };
const EMAIL = { email: 'ada@example.org' };
const CONTACT = { path: paths.contact, fields: INQUIRY, result: MESSAGES.inquirySuccess };
const FORMS = [
  CONTACT,
  { path: paths.home, fields: INQUIRY, result: MESSAGES.inquirySuccess },
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

test.describe('before the app is live', () => {
  test.use({ expectedConsole: /changed before it was hydrated/ });

  const cases = [
    ...DISTURBANCES.map((disturb) => ({ name: disturb.name, forms: [CONTACT], disturbances: [disturb] })),
    { name: 'all of them', forms: FORMS, disturbances: DISTURBANCES },
  ];
  for (const { name, forms, disturbances } of cases)
    test(`what is written and sent arrives once despite ${name}`, async ({ page, stack }) => {
      for (const { path, fields, result } of forms) {
        const release = await openEarly(page, stack.origin + path, disturbances);
        await write(page, fields);
        await form(page).locator('[type=submit]').click();
        release();
        await expect(page.getByText(result), path).toBeVisible();
      }
      const inquiries = forms.filter(({ fields }) => fields === INQUIRY);
      expect(await stack.rows('inquiries')).toHaveLength(inquiries.length);
    });

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
