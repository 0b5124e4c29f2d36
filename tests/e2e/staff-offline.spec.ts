import { skewClock } from '../proof/page-scripts.ts';
import { nameOf } from '../../src/staff/inbox/presence-text.ts';
import { KillableBrowser } from './support/killable-browser.ts';
import {
  addInquiry,
  expectSynced,
  focusDesk,
  openInquiry,
  OWNER,
  rowOf,
  signIn,
  syncedData,
  waitForDeskWorker,
  waitForStored,
  write,
} from './support/staff-desk.ts';
import { networkErrors } from './support/console.ts';
import { failWrites } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

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
  core,
  async ({ stack, killable }) => {
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    const page = await killable.open();
    await signIn(page, stack);
    await waitForDeskWorker(page);
    await openInquiry(page, stack, id);
    // The list has it as read, too. Otherwise the desk marks it as read once more after the reload.
    await expect.poll(() => syncedData(page)).not.toContain('"opened_at":null');
    await waitForStored(page, 'inquiry');
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
    await openInquiry(page, stack, id);
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
    await openInquiry(page, stack, id);
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
    // For a minute after a failure, supabase-js answers from memory instead of asking Auth again. An attempt that the portal
    // has answered may fail only now, so one minute may not be enough.
    await expect
      .poll(
        async () => {
          await page.evaluate(skewClock, 2 * 60_000);
          return page.locator('html').getAttribute('data-outbox');
        },
        { timeout: 20_000 },
      )
      .toBe('0');
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
    await openInquiry(page, stack, id);
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
    await expect(page.locator('[data-lost]')).toContainText('Ada Sample (“Closed”) doesn’t count');
    await focusDesk(colleague);
    await expect(colleague.getByText('Two people changed this.')).toBeVisible();
    await colleague.getByText('History').click();
    const closed = colleague.getByRole('listitem').filter({ hasText: 'Not applied' });
    await expect(closed).toContainText(nameOf(OWNER));
    await colleague.close();
  });
});

/** Writes into the desk's databases what no build of it would write. */
function spoil(): Promise<void[]> {
  const id = '00000000-0000-4000-8000-000000000000';
  const query = (queryKey: unknown[], data: unknown) => ({
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data, dataUpdatedAt: Date.now(), status: 'success' },
  });
  const list = ['inquiries', { search: '', service: '', sort: 'newest', source: '', status: 'new' }];
  const queries = [
    query(['counts'], { new: 'many' }),
    query(['me'], null),
    query(list, { pages: [[{}], { rows: [{ id, message: 7, created_at: 'yesterday' }] }], pageParams: 5 }),
    query(['inquiry', id], { inquiry: { id }, notes: 1, events: [null, { id, detail: 'x' }] }),
  ];
  const synced = JSON.stringify({ buster: '2', timestamp: Date.now(), clientState: { queries } });
  const event = { id, inquiryId: id, action: 'assigned', assignee: 5, madeAt: 'yesterday' };
  const item = { version: 1, id, kind: 'staff-event', payload: event, createdAt: 0, state: 'failed' };
  const entries: [database: string, store: string, key: string, value: unknown][] = [
    ['staff-synced', 'entries', 'queries', synced],
    ['staff-device', 'entries', 'left', [1]],
    ['staff-device', 'entries', 'revocations', { length: 1 }],
    ['staff-drafts', 'entries', 'x', { text: 5 }],
    ['staff-outbox', 'items', id, item],
  ];
  return Promise.all(
    entries.map(async ([database, store, key, value]) => {
      const request = indexedDB.open(database);
      await new Promise((resolve) => (request.onsuccess = resolve));
      const transaction = request.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(value, key);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      request.result.close();
    }),
  );
}

test('whatever is damaged on the device, the desk opens', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await signIn(page, stack);
  await openInquiry(page, stack, id);
  await page.goto(`${stack.origin}/404`);
  await page.evaluate(spoil);
  await page.goto(`${stack.origin}/staff/device`);
  await expectSynced(page);
  await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
  await page.getByRole('link', { name: 'Inbox' }).click();
  await rowOf(page, id).click();
  await expect(page.locator('article')).toContainText('Do you have time on Friday?');
});
