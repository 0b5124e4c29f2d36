import { networkErrors } from './support/console.ts';
import {
  addInquiry,
  focusDesk,
  OWNER,
  rowOf,
  signIn,
  waitForDeskWorker,
  write,
} from './support/staff-desk.ts';
import { core, expect, test, withServiceWorker } from './support/test.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const MEMBER = { email: 'maren@example.org', role: 'staff', name: 'Maren' };
/** The mail about an assignment leaves after 15 seconds, within one sweep. */
const DELIVERED = { timeout: 40_000 };

test(
  'the desk opens on what is due, and says everywhere how many are to be answered',
  core,
  async ({ stack, page }) => {
    const late = await addInquiry(stack, 'Is parking free?', 'Late One', { created_at: hoursAgo(30) });
    const fresh = await addInquiry(stack, 'Do you have time on Friday?', 'Fresh One');
    const closed = await addInquiry(stack, 'Thank you!', 'Old One', { created_at: hoursAgo(400) });
    await write(stack, 'PATCH', `inquiries?id=eq.${closed}`, { status: 'closed' });
    await signIn(page, stack);
    const rows = () =>
      page
        .locator('[data-inquiry]')
        .evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['inquiry']));
    await expect.poll(rows).toEqual([late, fresh]);
    await expect(page.locator('[data-inquiry], h2[data-group]').first()).toHaveText(/Overdue\s*1/);
    await expect(page.getByRole('heading', { name: '2 to answer' })).toBeVisible();
    await expect(page.locator('[data-tab=new]')).toHaveText(/New\s*2/);
    await expect(page).toHaveTitle(/^\(2\)/);
    await expect(page.getByRole('link', { name: 'Inbox' })).toHaveText(/2/);
    await page.locator('[data-action=open-first]').click();
    await expect(page.getByRole('heading', { name: 'Late One' })).toBeVisible();
    // Read, and still to be answered.
    await expect(page).toHaveTitle(/^\(2\)/);
    await expect(page.getByText('Earlier inquiries')).toBeVisible();
    await page.locator('[data-action=answered]').click();
    await expect(page).toHaveTitle(/^\(1\)/);
    await expect(page.locator('[data-tab=new]')).toHaveText(/New\s*1/);
    await expect(page.getByRole('link', { name: 'Inbox' })).toHaveText(/1/);
  },
);

test('at every width the way out is in reach, and a warning moves nothing that somebody may press', async ({
  stack,
  page,
}) => {
  await addInquiry(stack, 'Do you have time on Friday?', 'Bartholomew Featherstonehaugh-Cholmondeley');
  await signIn(page, stack);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const more = page.getByRole('button', { name: 'More' });
    const signOut = page.locator('[data-action=sign-out]');
    // Wide windows have room for everything.
    if (width < 1440) await more.click();
    else await expect(more).toHaveCount(0);
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    if (width < 768) continue;
    await expect(page.locator('[data-action=open-first]')).toBeInViewport({ ratio: 1 });
    for (const count of await page.locator('[data-group] dd').all())
      await expect(count).toBeInViewport({ ratio: 1 });
  }
  const search = page.locator('[name=search]');
  const before = await search.boundingBox();
  await page.route(/desk_trouble/, (route) =>
    route.fulfill({ json: { mails: [], sweep: hoursAgo(1), daily: null, digest: null, writable: true } }),
  );
  await page.reload();
  await expect(page.locator('[data-trouble] p')).toBeInViewport({ ratio: 1 });
  expect(await search.boundingBox()).toEqual(before);
});

test('an inquiry goes from waiting to booked to closed, with a reason where nothing was booked', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
  const label = page.locator('[data-status-label]');
  for (const [action, text] of [
    ['waiting', 'Waiting'],
    ['booked', 'Booked'],
    ['closed', 'Closed'],
  ]) {
    await page.locator(`article [data-action=${action}]`).click();
    await expect(label).toHaveText(text!);
  }
  await expect(page.locator('[data-action=reason-price]')).toHaveCount(0);
  await page.locator('article [data-action=booked]').click();
  await page.locator('article [data-action=answered]').click();
  await page.locator('article [data-action=closed]').click();
  await page.locator('[data-action=reason-price]').click();
  await expect(page.locator('[data-action=reason-price]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await expect
    .poll(() => stack.rows('inquiries'))
    .toMatchObject([{ status: 'closed', close_reason: 'price', booked_at: null }]);
});

test('several are closed at once, and come back at once', async ({ stack, page }) => {
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.push(await addInquiry(stack, 'Buy links', name));
  await signIn(page, stack);
  await page.locator('[data-action=select]').click();
  for (const id of ids.slice(0, 2)) await rowOf(page, id).locator('input').check();
  await page.locator('[data-action=all-spam]').click();
  await expect(page.locator('[data-inquiry]')).toHaveCount(1);
  await expect(page.getByText('2 inquiries: Marked as spam.')).toBeVisible();
  // It stays as long as somebody points at it.
  await page.locator('[data-action=undo]').hover();
  await expect.poll(() => stack.rows('inquiries', '&status=eq.spam')).toHaveLength(2);
  await page.locator('[data-action=undo]').click();
  await expect(page.locator('[data-inquiry]')).toHaveCount(3);
  await expect.poll(() => stack.rows('inquiries', '&status=eq.new')).toHaveLength(3);
});

test('whoever is given an inquiry gets one mail, and finds it among theirs', async ({ stack, page }) => {
  await write(stack, 'POST', 'staff', [MEMBER]);
  const [mine, other] = [
    await addInquiry(stack, 'For Maren', 'Ada Sample'),
    await addInquiry(stack, 'For nobody'),
  ];
  await signIn(page, stack);
  await rowOf(page, mine).click();
  await page.locator('[name=assignee]').selectOption('Maren');
  await expect(page.getByText('Ada Sample: Assigned to Maren.')).toBeVisible();
  await expect(rowOf(page, mine)).toContainText('Maren');
  await page.getByLabel('Whose').selectOption('Nobody’s');
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  // The open one stays.
  await page.goto(`${stack.origin}/staff?whose=nobody`);
  await expect(rowOf(page, other)).toBeVisible();
  await expect(rowOf(page, mine)).toHaveCount(0);
  const told = async () =>
    (await stack.mails()).filter(({ to }) => to?.some(({ address }) => address === MEMBER.email));
  await expect.poll(told, DELIVERED).toMatchObject([{ subject: 'Ada Sample is yours now: Head Spa' }]);
});

test.describe('a phone without a signal', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsole: networkErrors });
  test(
    'takes somebody who came by, and what follows, and sends both in order',
    withServiceWorker,
    async ({ stack, page, context }) => {
      await signIn(page, stack);
      await waitForDeskWorker(page);
      await context.setOffline(true);
      await page.locator('[data-action=new-lead]').click();
      await page.getByLabel('At the counter').check();
      await page.locator('[name=lead-name]').fill('Dana Reyes');
      await page.locator('[name=lead-phone]').fill('949 555 0123');
      await page.locator('[data-action=add-lead]').click();
      await expect(page.getByRole('heading', { name: 'Dana Reyes' })).toBeVisible();
      await page.locator('article [data-action=booked]').click();
      await expect(page.locator('[data-status-label]')).toHaveText('Booked');
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '2');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dana Reyes' })).toBeVisible();
      await context.setOffline(false);
      await expect
        .poll(() => stack.rows('inquiries'), DELIVERED)
        .toMatchObject([
          {
            full_name: 'Dana Reyes',
            form_source: 'counter',
            entered_by: OWNER,
            status: 'booked',
            email: null,
          },
        ]);
      await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
      await focusDesk(page);
      await expect(page.locator('[data-status-label]')).toHaveText('Booked');
      await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9495550123');
    },
  );
});

test('the owner sees what came and was booked, and staff see no report', async ({ stack, page, browser }) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await addInquiry(stack, 'How much is it?', 'Bo', { form_source: 'widget' });
  await write(stack, 'PATCH', `inquiries?id=eq.${id}`, { status: 'booked' });
  await write(stack, 'POST', 'staff', [MEMBER]);
  await signIn(page, stack);
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByRole('region', { name: 'By form' })).toContainText(/Contact widget\s*1/);
  await expect(page.getByText('50% of all')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.locator('[data-action=export-report]').click();
  expect((await saving).suggestedFilename()).toMatch(/^report-.*\.csv$/);
  const other = await browser.newPage();
  await signIn(other, stack, MEMBER.email, '/staff/report');
  await expect(other.getByText('Only owners can do this.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Report' })).toHaveCount(0);
  await other.close();
});
