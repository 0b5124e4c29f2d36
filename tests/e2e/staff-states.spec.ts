import { axe } from './support/axe.ts';
import { networkErrors } from './support/console.ts';
import {
  addInquiry,
  askForCode,
  expectSynced,
  findPerson,
  OWNER,
  rowOf,
  signIn,
  write,
} from './support/staff-desk.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ expectedConsole: networkErrors });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Runs axe at both widths, in the dark at one of them. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [size, colorScheme] of [
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    expect(await axe(page), `${state} at ${size.width}`).toEqual([]);
    expect(await page.evaluate(isFramed), `${state} at ${size.width}: only parts of the desk scroll`).toBe(
      true,
    );
  }
}

/** Page script: whether the navigation stays where it is, whatever scrolls. The sign-in has none. */
const isFramed = (): boolean =>
  !document.getElementById('main') || document.scrollingElement!.scrollHeight <= innerHeight;

/** Makes the device believe that it last reached the server at `time`. */
const setLastContact = (page: Page, time: number): Promise<void> =>
  page.evaluate(async (at) => {
    const request = indexedDB.open('staff-device');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const transaction = request.result.transaction('entries', 'readwrite');
    transaction.objectStore('entries').put(at, 'contact');
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    request.result.close();
  }, time);

test('every state of the desk is accessible, and what was synced goes after 12 hours without contact', async ({
  stack,
  page,
}) => {
  await page.goto(`${stack.origin}/staff`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await askForCode(page, 'stranger@example.org');
  await page.locator('[name=code]').fill('123456');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('That code is wrong')).toBeVisible();
  await expectAccessible(page, 'wrong code');
  await page.getByRole('button', { name: 'Use another address' }).click();

  await signIn(page, stack);
  await expectAccessible(page, 'empty inbox');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'This device' })).toBeVisible();
  expect(await axe(page), 'menu of a phone').toEqual([]);
  await page.keyboard.press('Escape');
  const id = await addInquiry(stack, 'Do you have time on Friday?\n\nI’d bring my sister.');
  await addInquiry(stack, 'Another question', 'Grace Sample');
  const subscriber = { id: crypto.randomUUID(), email: 'reader@example.org', source: 'Footer' };
  await write(stack, 'POST', 'rpc/subscribe', { ...subscriber, suspected: false }, 'publishable');
  const visit = { id: crypto.randomUUID(), qr_code: 'bag', destination: '/', scanned_at: new Date() };
  await write(stack, 'POST', 'qr_analytics', visit, 'publishable');
  await page.reload();
  await expect(rowOf(page, id)).toBeVisible();
  await expectAccessible(page, 'inbox');
  await page.locator('[data-action=select]').click();
  await rowOf(page, id).locator('input').check();
  await expectAccessible(page, 'selection');
  await page.locator('[data-action=select-none]').click();
  await page.locator('[data-action=new-lead]').click();
  await page.locator('[data-action=add-lead]').click();
  await expect(page.getByText('Write a name, a phone number or an email.')).toBeVisible();
  await expectAccessible(page, 'lead');
  await page.keyboard.press('Escape');
  await rowOf(page, id).click();
  await page.locator('[name=note]').fill('Called back.');
  await page.locator('[data-action=note]').click();
  await page.getByText('History').click();
  await expectAccessible(page, 'inquiry');
  await page.locator('article h2').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');

  await page.locator('[name=note]').fill('Call her on');
  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('dialog[open]')).toContainText('One unfinished note');
  await expectAccessible(page, 'signing out with unsent work');
  await page.keyboard.press('Escape');

  const pages: [path: string, text: string][] = [
    ['subscribers', 'reader@example.org'],
    ['qr-codes', 'Printed codes'],
    ['report', 'By form'],
    ['team', OWNER],
    ['texts', 'Begin a reply'],
    ['device', 'Waiting to be sent'],
  ];
  for (const [path, text] of pages) {
    await page.goto(`${stack.origin}/staff/${path}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await findPerson(page, stack, 'ada@example.org');
  await expect(page.getByText('Erase everything')).toBeVisible();
  await expectAccessible(page, 'person');
  await page.locator('[data-action=erase]').click();
  await expect(page.getByRole('button', { name: 'Erase for good' })).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.keyboard.press('Escape');

  await page.route(/\/rest\/v1\//, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${stack.origin}/staff/qr-codes`);
  await expect(page.getByText('This didn’t load')).toBeVisible();
  await expectAccessible(page, 'error');
  await page.unroute(/\/rest\/v1\//);
  await page.route(/\/rest\/v1\//, (route) => route.abort());
  await page.goto(`${stack.origin}/staff/inquiries/${id}`);
  await expectSynced(page);
  await expect(page.getByText('Offline.')).toBeVisible();
  await expectAccessible(page, 'offline');
  await page.goto(`${stack.origin}/staff/subscribers`);
  await expect(page.getByText('Not on this device')).toBeVisible();
  await expectAccessible(page, 'page without a connection');

  await page.goto(`${stack.origin}/staff`);
  await expect(rowOf(page, id)).toBeVisible();
  await setLastContact(page, Date.now() - 13 * 3_600_000);
  await page.reload();
  await expect(page.getByText('Not on this device')).toBeVisible();
  await expect(page.locator('[data-inquiry]')).toHaveCount(0);
});
