/** A closed desk is told what is new: from the database through a push service to the notification of a real Firefox. */
import { startBrowser, type EngineBrowser } from '../engines/engine-browser.ts';
import { missingReason } from '../engines/find.ts';
import { startPushService } from './support/push-service.ts';
import { addInquiry, codeFor, OWNER, signIn, waitForDeskWorker } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const waitFor = (browser: EngineBrowser, selector: string): Promise<void> =>
  expect
    .poll(() => browser.run(`return document.querySelector(${JSON.stringify(selector)}) !== null`), {
      timeout: 30_000,
      message: selector,
    })
    .toBe(true);

const fill = (name: string, text: string) => `
  const field = document.querySelector('[name=${name}]');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

const notifications = (browser: EngineBrowser) =>
  browser.run<string[]>(`
    const worker = await navigator.serviceWorker.getRegistration('/staff');
    return (await worker.getNotifications()).map(({ title, tag, data }) => [title, tag, data].join(' '));`);

test('firefox: a device that wants it is told of a new inquiry, until its owner signs out', async ({
  stack,
}) => {
  const reason = missingReason('firefox');
  test.skip(reason !== undefined, reason);
  test.setTimeout(300_000);
  const service = await startPushService();
  const browser = await startBrowser('firefox', undefined, service.preferences);
  try {
    await browser.goto(`${stack.origin}/staff/device`);
    await waitFor(browser, '[name=email]');
    await browser.run(`${fill('email', OWNER)} field.form.requestSubmit();`);
    await waitFor(browser, '[name=code]');
    await browser.run(`${fill('code', await codeFor(stack, OWNER))} field.form.requestSubmit();`);
    await waitFor(browser, '[data-action=push]');
    await browser.run('await navigator.serviceWorker.ready;');
    await browser.run(`document.querySelector('[data-action=push]').click();`);
    await expect
      .poll(() => browser.run(`return document.querySelector('main').innerText`), { timeout: 30_000 })
      .toContain('On, even while the desk is closed');
    // The desk is closed, and another page of the site is open.
    await browser.goto(`${stack.origin}/contact`);

    service.refuseWith(503);
    const id = await addInquiry(stack, 'A secret of Ada');
    await expect.poll(() => service.posted.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await notifications(browser)).toEqual([]);
    service.refuseWith(undefined);
    // Half a minute later.
    await expect.poll(() => service.posted.length, { timeout: 90_000 }).toBeGreaterThan(1);
    await expect
      .poll(() => notifications(browser), { timeout: 60_000 })
      .toEqual([`New in your inbox staff-inquiry /staff/inquiries/${id}`]);
    expect(service.posted.at(-1)).toMatchObject({ urgency: 'high', topic: 'inquiry' });

    await browser.goto(`${stack.origin}/staff/device`);
    await waitFor(browser, '[data-action=push]');
    await browser.run(`
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Sign out').click();`);
    await waitFor(browser, '[name=email]');
    await expect.poll(() => service.ended.length, { timeout: 30_000 }).toBe(1);
  } finally {
    await browser.close();
    await service.close();
  }
});

test('where no push service can be reached, the page says so, and that mails still come', async ({
  stack,
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('No service', 'AbortError'));
  });
  await signIn(page, stack, OWNER, '/staff/device');
  await waitForDeskWorker(page);
  await page.locator('[data-action=push]').click();
  await expect(page.getByText('couldn’t reach its notification service')).toBeVisible();
  await expect(page.locator('[data-action=push]')).toHaveText('Notify me while the desk is closed');
});

test('a notification opens its inquiry in the window that has the desk open', async ({
  stack,
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const id = await addInquiry(stack, 'Open me');
  await addInquiry(stack, 'Not me');
  await signIn(page, stack, OWNER, '/staff/texts');
  await waitForDeskWorker(page);
  await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
  // An earlier test may have left one of the same address.
  const worker = context.serviceWorkers().findLast((one) => one.url() === `${stack.origin}/staff-sw.js`)!;
  // Only a real click may focus a window.
  await worker.evaluate(`
    WindowClient.prototype.focus = function () { return Promise.resolve(this); };
    const notification = { close() {}, data: '/staff/inquiries/${id}' };
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }));`);
  await expect(page.getByText('Open me').last()).toBeVisible();
  await expect(page).toHaveURL(`${stack.origin}/staff/inquiries/${id}`);
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
});
