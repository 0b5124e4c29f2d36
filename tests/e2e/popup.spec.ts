import type { Page } from '@playwright/test';
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { popup as texts } from '../../src/content/popup.ts';
import { privacyChoices } from '../../src/content/privacy-choices.ts';
import {
  brokenLine,
  deviceStorage,
  expect,
  gotoOnStoppedClock,
  holdFirst,
  live,
  SUCCESS,
  test,
} from './test.ts';

const popup = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('#popup-title') });
const ask = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('showCTAPopup')));

test.use({ invites: true });

/** Fills in the popup's form as slowly as people do. */
async function signUp(page: Page, email: string): Promise<void> {
  await popup(page).locator('[name=email]').fill(email);
  await page.clock.runFor(2500);
  await popup(page).getByRole('button', { name: 'SIGN UP' }).click();
}

test.describe('the sign-up popup opens', () => {
  test('10 s after load, once per session, and X marks it seen', async ({ page, site }) => {
    await gotoOnStoppedClock(page, site.origin);
    await page.clock.runFor(9800);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(300);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleName(texts.title);
    await popup(page).getByRole('button', { name: texts.close }).click();
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('popup-seen'))).toBe('1');

    await gotoOnStoppedClock(page, `${site.origin}/about`);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await ask(page);
    await expect(popup(page), 'only when asked').toBeVisible();
  });

  test('from SIGN UP, from GET MORE INFO and on the page-wide event', async ({ page, site }) => {
    for (const [path, button] of [
      ['/', 'SIGN UP'],
      ['/services/head-spa', 'SIGN UP'],
      ['/virtual-consultations', 'GET MORE INFO'],
    ] as const) {
      await page.goto(site.origin + path);
      await live(page);
      const opener = page.getByRole('main').getByRole('button', { name: button }).first();
      await opener.click();
      await expect(popup(page), path).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(opener, 'the focus goes back').toBeFocused();
    }
  });

  test('not over another dialog, but once that is closed', async ({ page, site }) => {
    await gotoOnStoppedClock(page, site.origin);
    await page.getByRole('button', { name: 'Your Privacy Choices' }).click();
    const other = page.getByRole('heading', { name: privacyChoices.title });
    await expect(other).toBeVisible();
    await page.clock.runFor(10_000);
    await ask(page);
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await page.clock.runFor(2500);
    await expect(popup(page)).toBeVisible();
  });

  test('not while somebody types, nor while a form holds what they typed', async ({ page, site }) => {
    await gotoOnStoppedClock(page, `${site.origin}/contact`);
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

  test('not over the answer to a form that was just sent, until that has been there for 20 s', async ({
    page,
    stack,
  }) => {
    await gotoOnStoppedClock(page, `${stack.origin}/contact`);
    const form = page.locator('main form');
    for (const [name, value] of [
      ['fullName', 'Ada Sample'],
      ['email', 'ada@example.org'],
      ['message', 'A short question.'],
    ] as const)
      await form.locator(`[name=${name}]`).fill(value);
    await page.clock.runFor(5000);
    await form.locator('button[type=submit]').click();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(19_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(3000);
    await expect(popup(page)).toBeVisible();
  });

  test('never on the unsubscribe page', async ({ page, site }) => {
    await gotoOnStoppedClock(page, `${site.origin}/unsubscribe`);
    await page.clock.runFor(10_100);
    await ask(page);
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('signing up in the popup', () => {
  test("says 'Thank You!', closes after 2 s, and brings one row and one mail", async ({ page, stack }) => {
    await gotoOnStoppedClock(page, stack.origin);
    await ask(page);
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

    await ask(page);
    await expect(popup(page).locator('[name=email]'), 'a new form').toHaveValue('');
    await signUp(page, 'Ada@Example.org');
    await expect(popup(page)).toContainText('You are already subscribed!');
    expect(await stack.rows('email_subscribers')).toHaveLength(1);
    expect(await stack.mails()).toHaveLength(1);
  });

  test('an address that is none gets a sentence, and typing takes it away', async ({ page, site }) => {
    await gotoOnStoppedClock(page, site.origin);
    await ask(page);
    await signUp(page, 'ada@example');
    await expect(popup(page).getByText('Please enter a valid email address')).toBeVisible();
    await expect(popup(page).locator('[name=email]')).toBeFocused();
    await popup(page).locator('[name=email]').pressSequentially('.');
    await expect(popup(page).getByText('Please enter a valid email address')).toBeHidden();
  });

  test('pressed again with another address while the first is on its way signs both up', async ({
    page,
    stack,
  }) => {
    const release = await holdFirst(page, /\/rest\/v1\/rpc\/subscribe/);
    await gotoOnStoppedClock(page, stack.origin);
    await ask(page);
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

  test.describe('with a broken line', () => {
    test.use({ expectedConsole: brokenLine });

    test('a refusal reads as in the catalogue and keeps what was typed', async ({ page, faults }) => {
      faults.fault = (_, path) => (path.startsWith('/rest/v1/rpc/subscribe') ? 'invalid' : undefined);
      await gotoOnStoppedClock(page, faults.origin);
      await ask(page);
      await signUp(page, 'ada@example.org');
      await expect(popup(page).getByText('Failed to subscribe. Please try again.')).toBeVisible();
      await expect(popup(page).locator('[name=email]')).toHaveValue('ada@example.org');
    });

    test('it is saved and says so; it stays open, and it goes out later', async ({ page, stack }) => {
      await page.goto(`${stack.origin}/contact`);
      await live(page);
      // Asked for as soon as the popup's field has the focus.
      const prepared = page.waitForResponse(/\/assets\/tray-dialog-.*\.js/);
      await ask(page);
      await popup(page).locator('[name=email]').fill('ada@example.org');
      await prepared;
      await stack.stop();
      await popup(page).getByRole('button', { name: 'SIGN UP' }).click();
      await expect(popup(page).getByRole('heading', { name: texts.saved.title })).toBeVisible();
      await expect(popup(page)).toContainText(texts.saved.text);
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');
      await stack.start();
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 15_000 });
      expect(await stack.rows('email_subscribers')).toHaveLength(1);
    });
  });
});
