/** Text that was pasted into the forms: cleaned where possible, never cut, and explained beside its field otherwise. */
import type { Locator, Page } from '@playwright/test';
import { navigation } from '../../src/content/site-menu.ts';
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { formActions, paths } from '../../src/site/paths.ts';
import { waitForHydration } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

const DIRTY = 'mailto:dana@stra\u00dfe.ex\u00adample';
const CLEAN = 'dana@xn--strae-oqa.example';

/** Puts `text` into a field as the browser does when it is pasted. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText();
  await page.keyboard.insertText(text);
}

/** Pastes and sends a text that is longer than its field takes. The field keeps it and says how much it is too long. */
async function expectKept(page: Page, form: Locator, name: string, length: number, excess: string) {
  const field = form.locator(`[name=${name}]`);
  await paste(page, field, 'x'.repeat(length));
  await form.locator('[type=submit]').click();
  await expect(field).toHaveAccessibleDescription(new RegExp(`Please shorten this by ${excess}`));
  await expect(field).toHaveValue('x'.repeat(length));
}

/** What the browser would send by itself if the site's script stopped working. */
const nativeForm = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [
    element.method,
    new URL(element.action).pathname,
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('[type=hidden]')].map((field) => [
        field.name,
        field.value,
      ]),
    ),
  ]);

const INQUIRY_FORMS = [
  { path: paths.home, source: 'main_form', name: 'fullName' },
  { path: paths.contact, source: 'contact_page', name: 'fullName' },
  { path: paths.about, source: 'widget', name: 'name' },
];

for (const { path, source, name } of INQUIRY_FORMS)
  test(
    `the inquiry form ${source} cleans what was pasted and cuts nothing`,
    source === 'widget' ? core : {},
    async ({ page, stack }) => {
      await page.goto(stack.origin + path);
      await waitForHydration(page);
      if (source === 'widget') await page.getByRole('button', { name: navigation.message.open }).click();
      const form = page.locator('form').filter({ has: page.locator(`[name=formSource][value=${source}]`) });
      expect(await nativeForm(form)).toEqual(['post', formActions.inquiry, { formSource: source }]);
      await expectKept(page, form, 'message', 11_234, '1,234 characters');
      await expectKept(page, form, name, 201, '1 character');
      await expectKept(page, form, 'phone', 52, '12 characters');
      await expectKept(page, form, 'email', 256, '2 characters');

      await paste(page, form.locator(`[name=${name}]`), '\u202eDana\u200b Whitfield');
      await paste(page, form.locator('[name=phone]'), 'tel:(949)\u00a0555-0187');
      await paste(page, form.locator('[name=email]'), DIRTY);
      await paste(page, form.locator('[name=message]'), 'می\u200cخواهم \u202e👩🏽‍🔬');
      await form.locator('[type=submit]').click();
      await expect
        .poll(() => stack.rows('inquiries'))
        .toMatchObject([
          {
            full_name: 'Dana Whitfield',
            phone: '(949) 555-0187',
            email: CLEAN,
            message: 'می\u200cخواهم 👩🏽‍🔬',
            form_source: source,
          },
        ]);
    },
  );

const SIGN_UPS = [
  { path: paths.articles, source: 'articles' },
  {
    path: paths.article('everyday-skincare-layering-guide'),
    source: 'article:everyday-skincare-layering-guide',
  },
  { path: paths.about, source: 'popup' },
];

for (const { path, source } of SIGN_UPS)
  test(`the sign-up ${source} cleans what was pasted and cuts nothing`, async ({ page, stack }) => {
    await page.goto(stack.origin + path);
    await waitForHydration(page);
    if (source === 'popup') await page.evaluate(() => window.dispatchEvent(new Event('showCTAPopup')));
    const form = page.locator('form').filter({ has: page.locator(`[name=source][value="${source}"]`) });
    expect(await nativeForm(form)).toEqual(['post', formActions.subscription, { source }]);
    await expectKept(page, form, 'email', 256, '2 characters');
    await paste(page, form.locator('[name=email]'), DIRTY);
    await form.locator('[type=submit]').click();
    await expect.poll(() => stack.rows('email_subscribers')).toMatchObject([{ email: CLEAN, source }]);
  });

test('the form to unsubscribe cleans what was pasted and cuts nothing', async ({ page, stack }) => {
  await page.goto(stack.origin + paths.unsubscribe);
  await waitForHydration(page);
  const form = page.locator('main form');
  expect(await nativeForm(form)).toEqual(['post', formActions.unsubscribe, {}]);
  await expectKept(page, form, 'email', 256, '2 characters');
  const request = page.waitForRequest(/\/functions\/v1\/unsubscribe/);
  await paste(page, form.locator('[name=email]'), DIRTY);
  await form.locator('[type=submit]').click();
  expect((await request).postDataJSON()).toMatchObject({ email: CLEAN });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.success.title);
});
