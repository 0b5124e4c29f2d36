import { brotliCompressSync } from 'node:zlib';
import { networkErrors } from './support/console.ts';
import { sendInquiry } from './support/inquiry-form.ts';
import { fetchText } from './support/html.ts';
import { deviceStorage, waitForHydration } from './support/page-state.ts';
import { pauseClock } from './support/paused-clock.ts';
import { answerRealtime } from './support/realtime.ts';
import {
  addInquiry,
  askForCode,
  codeFor,
  expectSynced,
  focusDesk,
  OWNER,
  rowOf,
  signIn,
  write,
} from './support/staff-desk.ts';
import { core, expect, test } from './support/test.ts';

test(
  "a visitor's inquiry appears without a reload, and is read, answered, noted and closed",
  core,
  async ({ stack, page, context }) => {
    await signIn(page, stack);
    await expect(page.getByText('All answered')).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto(`${stack.origin}/contact`);
    await waitForHydration(visitor);
    await sendInquiry(visitor, { email: 'ada@example.org', message: 'Is the Head Spa open on Sunday?' });
    await expect.poll(() => stack.rows('inquiries')).toHaveLength(1);
    await visitor.close();
    await focusDesk(page);
    const row = page.locator('[data-inquiry]');
    await expect(row).toHaveAttribute('data-status', 'new');
    await expect(page).toHaveTitle(/^\(1\)/);

    await row.click();
    await expect(page.locator('article')).toContainText('Is the Head Spa open on Sunday?');
    await page.locator('[name=note]').fill('Called back.');
    await page.locator('[data-action=note]').click();
    await page.locator('[data-action=answered]').click();
    await expect(row).toHaveAttribute('data-status', 'answered');
    await page.locator('[data-action=closed]').click();
    await expect(row).toHaveAttribute('data-status', 'closed');
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');

    expect(await stack.rows('inquiries')).toMatchObject([{ status: 'closed' }]);
    expect(await stack.rows('inquiry_notes')).toMatchObject([{ body: 'Called back.', author: OWNER }]);
    const actions = (await stack.rows<{ action: string }>('inquiry_events', '&inquiry_id=not.is.null')).map(
      ({ action }) => action,
    );
    expect(actions.sort()).toEqual(['answered', 'closed', 'noted', 'opened']);
  },
);

test('a message of Realtime shows a new inquiry without a poll', async ({ stack, page }) => {
  // As on a Supabase project, which has an address of its own. The embedded backend has no Realtime.
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, supabaseUrl: stack.origin } });
  });
  const realtime = await answerRealtime(page);
  await page.clock.install();
  await signIn(page, stack);
  const { access_token: token, config } = await realtime.joined;
  expect(token).toMatch(/^ey/);
  expect(config.postgres_changes).toEqual(
    ['inquiries', 'staff_presence'].map((table) => ({ event: '*', schema: 'public', table })),
  );
  // From here on no poll runs.
  await pauseClock(page, new Date(await page.evaluate(() => Date.now() + 1000)));
  await addInquiry(stack, 'At once, please.');
  realtime.announceInsert();
  await page.clock.runFor(600);
  const shown = async () => {
    // The query cache tells the screen in a timer.
    await page.clock.runFor(5);
    return page.locator('[data-inquiry]').count();
  };
  await expect.poll(shown, { intervals: [50] }).toBe(1);

  await page.clock.resume();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await realtime.left;
});

test('keys move through the list and mark as answered', core, async ({ stack, page }) => {
  const older = await addInquiry(stack, 'The older one');
  const newer = await addInquiry(stack, 'The newer one');
  await signIn(page, stack);
  await expect(page.locator('[data-inquiry]')).toHaveCount(2);
  // The older one is due first.
  await page.keyboard.press('j');
  await expect(rowOf(page, older)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(rowOf(page, newer)).toHaveAttribute('aria-current', 'true');
  // Both keys before the page can show the other inquiry.
  await page.evaluate(() => {
    for (const key of ['k', 'e'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(rowOf(page, older)).toHaveAttribute('data-status', 'answered');
  await expect.poll(() => stack.rows('inquiries', '&status=eq.answered')).toMatchObject([{ id: older }]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
});

test(
  'a double click changes an inquiry once, and the change can be undone',
  core,
  async ({ stack, page }) => {
    const id = await addInquiry(stack, 'Is the Head Spa open on Sunday?');
    await signIn(page, stack);
    await rowOf(page, id).click();
    const places = () =>
      page
        .getByRole('article')
        .locator('[data-action]')
        .evaluateAll((buttons) =>
          buttons.slice(0, 4).map((button) => button.getBoundingClientRect().toJSON()),
        );
    await expect(page.locator('article [data-action=spam]')).toBeVisible();
    const before = await places();
    for (const status of ['answered', 'closed', 'spam']) {
      await page.locator(`[data-action=${status}]`).dblclick();
      await expect(rowOf(page, id)).toHaveAttribute('data-status', status);
      expect(await places()).toEqual(before);
    }
    await page.locator('[data-action=undo]').click();
    await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
    await expect(page.locator('article h2')).toBeFocused();
    await expect(rowOf(page, id)).toHaveAttribute('data-status', 'closed');
    const actions = async () => {
      const events = await stack.rows<{ action: string }>(
        'inquiry_events',
        '&inquiry_id=not.is.null&order=made_at',
      );
      return events.map(({ action }) => action);
    };
    await expect.poll(actions).toEqual(['opened', 'answered', 'closed', 'spam', 'closed']);
  },
);

test('links within the desk load no document', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Is the Head Spa open on Sunday?');
  await signIn(page, stack);
  const document = await page.evaluateHandle(() => globalThis.document);
  await rowOf(page, id).click();
  await expect(page.locator('article')).toContainText('Is the Head Spa open on Sunday?');
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  // A handle of another document is gone.
  expect(await document.evaluate((one) => one === globalThis.document)).toBe(true);
});

test('arrow keys go through the names of colleagues and log one assignment', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Is the Head Spa open on Sunday?');
  const colleagues = ['a@example.org', 'b@example.org'].map((email) => ({ email, role: 'staff' }));
  await write(stack, 'POST', 'staff', colleagues);
  await signIn(page, stack);
  await rowOf(page, id).click();
  const field = page.locator('[name=assignee]');
  await expect(field.locator('option')).toHaveCount(4);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('b@example.org');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Assigned to b@example.org.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  expect(await stack.rows('inquiry_events', '&action=eq.assigned')).toMatchObject([
    { detail: { assignee: 'b@example.org' } },
  ]);
});

test('the desk’s worker answers for its pages, and leaves its files, such as cards to print, alone', async ({
  site,
}) => {
  const worker = await fetchText(`${site.origin}/staff-sw.js`);
  const pattern = new RegExp(/allowlist:\[\/(\^.+?)\/\]/.exec(worker)![1]!);
  for (const path of ['/staff', '/staff?status=closed', '/staff/inquiries/1']) expect(path).toMatch(pattern);
  for (const path of ['/staff-files/print/a/card-a6.html', '/staffing']) expect(path).not.toMatch(pattern);
});

test('the open inquiry stays in view when the window gets smaller', async ({ stack, page }) => {
  const oldest = await addInquiry(stack, 'The first of ten');
  for (let others = 0; others < 9; others++) await addInquiry(stack, 'Another one');
  await page.setViewportSize({ width: 1200, height: 1400 });
  await signIn(page, stack, OWNER, `/staff/inquiries/${oldest}`);
  await expect(rowOf(page, oldest)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1200, height: 500 });
  await expect(rowOf(page, oldest)).toBeInViewport({ ratio: 1 });
});

test('a stranger gets the same answer and no code', core, async ({ stack, page }) => {
  await page.goto(`${stack.origin}/staff`);
  await askForCode(page, 'stranger@example.org');
  await expect(page.getByText('If stranger@example.org is on the staff list')).toBeVisible();
  expect(await stack.mails()).toEqual([]);
});

test('a page that was closed while its owner reads the mail asks for the code again, as another device does', async ({
  stack,
  page,
  browser,
}) => {
  await page.goto(`${stack.origin}/staff`);
  await askForCode(page, OWNER);
  await page.reload();
  await expect(page.locator('[name=code]')).toBeFocused();
  const other = await browser.newPage();
  await other.goto(`${stack.origin}/staff`);
  await other.locator('[name=email]').fill(OWNER);
  await other.locator('[data-action=have-code]').click();
  await other.locator('[name=code]').fill(await codeFor(stack, OWNER));
  await other.locator('button[type=submit]').click();
  await expectSynced(other);
  expect(await stack.mails()).toHaveLength(1);
  await other.close();
});

test.describe('removal from the staff list', () => {
  test.use({ expectedConsole: networkErrors });
  test('closes the desk at the next request, and empties the device', core, async ({ stack, page }) => {
    await addInquiry(stack, 'Only for the staff');
    await write(stack, 'POST', 'staff', { email: 'bo@example.org', role: 'staff' });
    await signIn(page, stack, 'bo@example.org');
    await expect(page.locator('[data-inquiry]')).toHaveCount(1);
    await write(stack, 'DELETE', 'staff?email=eq.bo@example.org');
    await focusDesk(page);
    await expect(page.locator('[name=email]')).toBeVisible();
    await expect(page.getByText('longer on the staff list')).toBeVisible();
    await expect.poll(() => deviceStorage(page)).not.toMatch(/records":\[[^\]]/);
  });
});

test('the public site knows nothing of the desk, and crawlers are kept out', core, async ({ site }) => {
  const text = async (path: string) => (await fetch(site.origin + path)).text();
  for (const path of ['/', '/contact', '/sitemap.xml', '/sw.js', '/sitemap'])
    expect(await text(path), path).not.toMatch(/staff-files|staff-sw|"\/staff/);
  for (const path of ['/staff', '/staff/inquiries/1']) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  }
});

test(
  'the desk loads at most 177,000 bytes of script before it is used, and its chart later',
  core,
  async ({ site }) => {
    const html = await fetchText(`${site.origin}/staff`);
    const scripts = [...new Set(html.match(/\/staff-files\/[\w-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.join()).not.toContain('visits-chart');
    const sizes = await Promise.all(
      scripts.map(async (path) => brotliCompressSync(await fetchText(site.origin + path)).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(177_000);
  },
);
