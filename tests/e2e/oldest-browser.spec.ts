/** Chromium without what the oldest supported browser lacks, and without what made that one the oldest. */
import { formActions, paths } from '../../src/site/paths.ts';
import { INQUIRY_SENT, sendInquiry } from './support/inquiry-form.ts';
import { LACKING, OPTIONAL } from './support/oldest-browser.ts';
import { waitForHydration } from './support/page-state.ts';
import { core, expect, type Page, test } from './support/test.ts';

/** Removes `names` from every page before its scripts run. */
const remove = (page: Page, names: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.');
      const last = path.pop()!;
      const owner = path.reduce<object | undefined>(
        (object, key) => (object as Record<string, object> | undefined)?.[key],
        globalThis,
      );
      if (owner && !delete (owner as Record<string, unknown>)[last])
        throw new Error(`${name} can’t be removed`);
    }
  }, names);

test('the oldest supported browser sends an inquiry and opens the menu', core, async ({ page, stack }) => {
  await remove(page, [...LACKING, ...OPTIONAL]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(stack.origin + paths.contact);
  expect(await page.evaluate(() => ['groupBy' in Object, 'requestIdleCallback' in window])).toEqual([
    false,
    false,
  ]);
  await waitForHydration(page);
  await page.locator('header [popovertarget]').click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await sendInquiry(page, { email: 'ada@example.org', message: 'From an old phone.' });
  await expect(page.getByText(INQUIRY_SENT)).toBeVisible();
  expect(await stack.rows('inquiries')).toMatchObject([{ message: 'From an old phone.' }]);
});

test('a browser older than that sends the form by itself', async ({ page, stack }) => {
  await remove(page, [...LACKING, ...OPTIONAL, 'HTMLElement.prototype.popover', 'AbortSignal.timeout']);
  await page.goto(stack.origin + paths.contact);
  const form = page.locator('main form');
  await form.locator('[name=fullName]').fill('Ada Sample');
  await form.locator('[name=email]').fill('ada@example.org');
  await form.locator('[name=message]').fill('From an older phone.');
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(stack.origin + formActions.inquiry);
  expect(await stack.rows('inquiries')).toMatchObject([{ message: 'From an older phone.' }]);
});
