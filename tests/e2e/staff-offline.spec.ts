import { skewClock } from '../proof/page-scripts.ts';
import { KillableBrowser } from './support/killable-browser.ts';
import {
  addInquiry,
  expectSynced,
  focusDesk,
  OWNER,
  rowOf,
  signIn,
  syncedData,
  waitForDeskWorker,
  write,
} from './support/staff-desk.ts';
import { networkErrors } from './support/console.ts';
import { failWrites } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const killTest = test.extend<{ killable: KillableBrowser }>({
  // eslint-disable-next-line no-empty-pattern
  killable: async ({}, use) => {
    const browser = new KillableBrowser();
    await use(browser);
    await browser.dispose();
  },
});

killTest(
  'without a server the desk opens, and its changes arrive once, even if the browser is killed',
  async ({ stack, killable }) => {
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    const page = await killable.open();
    await signIn(page, stack);
    await waitForDeskWorker(page);
    await rowOf(page, id).click();
    await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(1);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
    // The device has the inquiry as read. Otherwise the desk marks it as read once more after the reload.
    await expect.poll(() => syncedData(page)).toMatch(new RegExp(`"id":"${id}".*"opened_at":"`));
    await expect.poll(() => syncedData(page)).not.toContain('"opened_at":null');
    await stack.stop();

    await page.reload();
    await expectSynced(page);
    await expect(page.getByText('Offline.')).toBeVisible();
    await expect(page.locator('article')).toContainText('Do you have time on Friday?');
    await page.locator('[name=note]').fill('Friday is full.');
    await page.locator('[data-action=note]').click();
    await page.locator('[data-action=answered]').click();
    await expect(rowOf(page, id)).toHaveAttribute('data-status', 'answered');
    await expect(rowOf(page, id)).toContainText('Not sent yet');
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '2');
    await killable.kill();

    await stack.start();
    const again = await killable.open();
    await again.goto(`${stack.origin}/staff`);
    await expect(again.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ id, status: 'answered' }]);
    expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
    expect(await stack.rows('inquiry_events', '&action=eq.answered')).toHaveLength(1);
  },
);

test.describe('with a full disk', () => {
  test.use({ expectedConsole: networkErrors });

  test('the desk says that it could not save a note, and sends it while it is open', async ({
    stack,
    page,
  }) => {
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    await signIn(page, stack);
    await rowOf(page, id).click();
    await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(1);
    await page.evaluate(failWrites);
    await page.context().setOffline(true);
    await page.locator('[name=note]').fill('Friday is full.');
    await page.locator('[data-action=note]').click();
    await expect(page.getByText('One change couldn’t be saved on this device.')).toBeVisible();
    await expect(page.getByText('saved here')).toBeHidden();

    await page.context().setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    await expect(page.getByText('couldn’t be saved')).toBeHidden();
    expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
  });
});

test.describe('behind a captive portal', () => {
  test.use({
    expectedConsole: new RegExp(`${networkErrors.source}|Auth was not reached`),
  });

  test('a session that has expired is not over, and a note that waits is sent afterwards', async ({
    stack,
    page,
  }) => {
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    await signIn(page, stack);
    await rowOf(page, id).click();
    await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(1);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
    let refreshes = 0;
    await page.route(/\/(?:auth|rest)\/v1\//, (route) => {
      if (route.request().url().includes('grant_type=refresh_token')) refreshes++;
      return route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Accept our terms</h1>' });
    });
    // The token is valid for an hour.
    await page.evaluate(skewClock, 2 * 3_600_000);
    await page.locator('[name=note]').fill('Friday is full.');
    await page.locator('[data-action=note]').click();
    await expect.poll(() => refreshes).toBeGreaterThan(0);
    await expect(page.getByText('Offline.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '1');

    await page.unroute(/\/(?:auth|rest)\/v1\//);
    // For a minute after a failure, supabase-js answers from memory instead of asking Auth again.
    await page.evaluate(skewClock, 2 * 60_000);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Friday is full.' }]);
  });
});

test.describe('with two devices', () => {
  test.use({ expectedConsole: networkErrors });

  test('the last change wins, and the history shows the one that came too late', async ({
    stack,
    page,
    browser,
  }) => {
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    await write(stack, 'POST', 'staff', { email: 'bo@example.org', role: 'staff' });
    await signIn(page, stack);
    await rowOf(page, id).click();
    await expect(page.locator('[data-action=closed]')).toBeVisible();
    const colleague = await browser.newPage();
    await signIn(colleague, stack, 'bo@example.org');
    await rowOf(colleague, id).click();

    await page.context().setOffline(true);
    await page.locator('[data-action=closed]').click();
    await expect(rowOf(page, id)).toContainText('Not sent yet');
    await colleague.locator('[data-action=answered]').click();
    await expect.poll(() => stack.rows('inquiry_events', '&action=eq.answered')).toHaveLength(1);

    await page.context().setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0', { timeout: 20_000 });
    expect(await stack.rows('inquiries')).toMatchObject([{ id, status: 'answered' }]);
    await focusDesk(colleague);
    await colleague.getByText('History').click();
    const closed = colleague.getByRole('listitem').filter({ hasText: 'Not applied' });
    await expect(closed).toContainText(OWNER);
    await colleague.close();
  });
});
