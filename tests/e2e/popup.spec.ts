import type { Page } from '@playwright/test';
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { popup as texts } from '../../src/content/popup.ts';
import { privacyChoices } from '../../src/content/privacy-choices.ts';
import { networkErrors } from './support/console.ts';
import { holdFirstRequest } from './support/hold-requests.ts';
import { INQUIRY_SENT } from './support/inquiry-form.ts';
import { deviceStorage, expectWaiting, waitForHydration } from './support/page-state.ts';
import { gotoWithPausedClock } from './support/paused-clock.ts';
import { core, expect, test } from './support/test.ts';

const popup = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#popup-title') });
/** Opens the popup as other parts of the site do. */
const requestPopup = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('showCTAPopup')));

test.use({ autoPopup: true });

/** Fills in the popup's form slowly enough to pass the bot check, and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  await popup(page).locator('[name=email]').fill(email);
  await page.clock.runFor(2500);
  await popup(page).getByRole('button', { name: 'SIGN UP' }).click();
}

test.describe('the sign-up popup opens', () => {
  test('10 s after load, once per session, and not again after X', core, async ({ page, site }) => {
    await gotoWithPausedClock(page, site.origin);
    await page.clock.runFor(9800);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(300);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleName(texts.title);
    await popup(page).getByRole('button', { name: texts.close }).click();
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('popup-seen'))).toBe('1');

    await gotoWithPausedClock(page, `${site.origin}/about`);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await requestPopup(page);
    await expect(popup(page), 'on request').toBeVisible();
  });

  test('on SIGN UP and GET MORE INFO', async ({ page, site }) => {
    for (const [path, button] of [
      ['/', 'SIGN UP'],
      ['/services/head-spa', 'SIGN UP'],
      ['/virtual-consultations', 'GET MORE INFO'],
    ] as const) {
      await page.goto(site.origin + path);
      await waitForHydration(page);
      const opener = page.getByRole('main').getByRole('button', { name: button }).first();
      await opener.click();
      await expect(popup(page), path).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(opener, 'the focus returns').toBeFocused();
    }
  });

  test('after another dialog is closed, not over it', async ({ page, site }) => {
    await gotoWithPausedClock(page, site.origin);
    await page.getByRole('button', { name: 'Your Privacy Choices' }).click();
    const otherTitle = page.getByRole('heading', { name: privacyChoices.title });
    await expect(otherTitle).toBeVisible();
    await page.clock.runFor(10_000);
    await requestPopup(page);
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(otherTitle).toBeHidden();
    await page.clock.runFor(2500);
    await expect(popup(page)).toBeVisible();
  });

  test('not while the visitor types or a form contains text', core, async ({ page, site }) => {
    await gotoWithPausedClock(page, `${site.origin}/contact`);
    const message = page.locator('[name=message]').first();
    await message.fill('My scalp');
    await page.clock.runFor(10_100);
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
    await message.fill('');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(2500);
    await expect(popup(page)).toBeVisible();
  });

  test('20 s after the reply to a form, not over it', async ({ page, stack }) => {
    await gotoWithPausedClock(page, `${stack.origin}/contact`);
    const form = page.locator('main form');
    for (const [name, value] of [
      ['fullName', 'Ada Sample'],
      ['email', 'ada@example.org'],
      ['message', 'A short question.'],
    ] as const)
      await form.locator(`[name=${name}]`).fill(value);
    await page.clock.runFor(5000);
    const notified = page.waitForResponse(/\/functions\/v1\/send-inquiry-email$/);
    await form.locator('button[type=submit]').click();
    await expect(form.getByText(INQUIRY_SENT)).toBeVisible();
    // The page's clock is about to jump past the timeout of this request, and a retry gets 503 while the first one runs.
    await notified;
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(19_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(3000);
    await expect(popup(page)).toBeVisible();
  });

  test('never on the unsubscribe page', async ({ page, site }) => {
    await gotoWithPausedClock(page, `${site.origin}/unsubscribe`);
    await page.clock.runFor(10_100);
    await requestPopup(page);
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('signing up in the popup', () => {
  test(
    "says 'Thank You!', closes after 2 s, and makes one row and one mail",
    core,
    async ({ page, stack }) => {
      await gotoWithPausedClock(page, stack.origin);
      await requestPopup(page);
      await signUp(page, 'ada@example.org');
      const thanks = popup(page).getByRole('heading', { name: 'Thank You!' });
      await expect(thanks).toBeVisible();
      await expect(thanks).toBeFocused();
      await expect(popup(page)).toContainText(MESSAGES.subscribed);
      await page.clock.runFor(1999);
      await expect(popup(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(popup(page)).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem('popup-seen'))).toBe('1');
      expect(await stack.rows('email_subscribers')).toMatchObject([
        { email: 'ada@example.org', source: 'popup', status: 'active' },
      ]);
      await expect.poll(() => stack.mails()).toMatchObject([{ to: [{ address: 'ada@example.org' }] }]);
      await expect.poll(() => deviceStorage(page)).not.toContain('ada@example.org');

      await requestPopup(page);
      await expect(popup(page).locator('[name=email]'), 'the form is empty').toHaveValue('');
      await signUp(page, 'Ada@Example.org');
      await expect(popup(page)).toContainText('You are already subscribed!');
      expect(await stack.rows('email_subscribers')).toHaveLength(1);
      expect(await stack.mails()).toHaveLength(1);
    },
  );

  test('sends a second address while the first is being sent', async ({ page, stack }) => {
    const release = await holdFirstRequest(page, /\/rest\/v1\/rpc\/subscribe/);
    await gotoWithPausedClock(page, stack.origin);
    await requestPopup(page);
    await signUp(page, 'ada@example.or');
    const button = popup(page).locator('button[type=submit]');
    await expect(button).toHaveText(texts.submitting);
    await popup(page).locator('[name=email]').fill('ada@example.org');
    await expect(button).toHaveText(texts.submit);
    await button.click();
    release();
    await expect(popup(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const rows = await stack.rows<{ email: string }>('email_subscribers');
    expect(rows.map(({ email }) => email).toSorted()).toEqual(['ada@example.or', 'ada@example.org']);
  });

  test.describe('with network errors', () => {
    test.use({ expectedConsole: networkErrors });

    test('shows an error when the database refuses, and keeps the address', async ({ page, faults }) => {
      faults.chooseFault = (_, path) => (path.startsWith('/rest/v1/rpc/subscribe') ? 'invalid' : undefined);
      await gotoWithPausedClock(page, faults.origin);
      await requestPopup(page);
      await signUp(page, 'ada@example.org');
      await expect(popup(page).getByText('Failed to subscribe. Please try again.')).toBeVisible();
      await expect(popup(page).locator('[name=email]')).toHaveValue('ada@example.org');
    });

    test('saves the address offline, says so and sends it later', async ({ page, stack }) => {
      await page.goto(`${stack.origin}/contact`);
      await waitForHydration(page);
      // The outbox code loads when the field gets the focus.
      const codeLoaded = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
      await requestPopup(page);
      await popup(page).locator('[name=email]').fill('ada@example.org');
      await codeLoaded;
      await stack.stop();
      await popup(page).getByRole('button', { name: 'SIGN UP' }).click();
      await expect(popup(page).getByRole('heading', { name: texts.saved.title })).toBeVisible();
      await expect(popup(page)).toContainText(texts.saved.text);
      await expectWaiting(page, 1);
      await stack.start();
      await expectWaiting(page, 0);
      expect(await stack.rows('email_subscribers')).toHaveLength(1);
      // It thanks, then closes by itself.
      await expect(popup(page)).toBeHidden();
    });
  });
});
