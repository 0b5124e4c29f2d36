/** Two people at the desk: what one of them does reaches the other, and nobody loses what they have begun to write. */
import { networkErrors } from './support/console.ts';
import { deviceStorage } from './support/page-state.ts';
import { addInquiry, expectSynced, focusDesk, OWNER, rowOf, signIn, write } from './support/staff-desk.ts';
import { core, expect, type Page, test } from './support/test.ts';

// A page that is left cuts the request that ends a session, which is then sent once more.
test.use({ expectedConsole: networkErrors });

const QUESTION = 'Do you have time on Friday?';
const BO = 'bo@example.org';

test(
  'an open inquiry follows what a colleague does, without a reload',
  core,
  async ({ stack, page, browser }) => {
    const id = await addInquiry(stack, QUESTION);
    await write(stack, 'POST', 'staff', { email: BO, role: 'staff' });
    await page.clock.install();
    await signIn(page, stack);
    await rowOf(page, id).click();
    await expect(page.locator('[data-status-label=new]')).toBeVisible();
    const colleague = await browser.newPage();
    await signIn(colleague, stack, BO);
    await rowOf(colleague, id).click();
    await colleague.locator('[name=note]').fill('I called her.');
    await colleague.locator('[data-action=note]').click();
    await colleague.locator('[data-action=answered]').click();
    await expect.poll(() => stack.rows('inquiries', '&status=eq.answered')).toHaveLength(1);
    await expect.poll(() => stack.rows('inquiry_notes')).toHaveLength(1);

    await page.clock.fastForward(21_000);
    await expect(page.locator('[data-status-label=answered]')).toBeVisible();
    await expect(page.locator('article')).toContainText('I called her.');
    await expect(page.locator('[data-action=answered]')).toHaveAttribute('aria-pressed', 'true');
    await colleague.close();
  },
);

test('two people at one inquiry see each other, and who answers', async ({ stack, page, browser }) => {
  const id = await addInquiry(stack, QUESTION);
  const other = await addInquiry(stack, 'Another question');
  const dana = 'dana.reyes@example.org';
  await write(
    stack,
    'POST',
    'staff',
    [BO, dana].map((email) => ({ email, role: 'staff' })),
  );
  await page.clock.install();
  await signIn(page, stack, BO);
  await rowOf(page, id).click();
  const seen = page.locator('[data-colleagues]');
  await expect(seen).toBeEmpty();
  const colleague = await browser.newPage();
  await signIn(colleague, stack, dana);
  await rowOf(colleague, id).click();
  await expect(colleague.locator('[data-colleagues]')).toHaveText('Bo is looking at this.');
  await page.clock.fastForward(21_000);
  await expect(seen).toHaveText('Dana Reyes is looking at this.');

  const tells = (body: object) =>
    colleague.waitForResponse((response) => {
      const told = response.url().endsWith('/rpc/desk_presence') && response.request().postDataJSON();
      return Boolean(told) && Object.entries(body).every(([name, value]) => told[name] === value);
    });
  const writing = tells({ inquiry_id: id, is_writing: true });
  await colleague.locator('[name=note]').fill('I’ll call her.');
  await writing;
  await page.clock.fastForward(21_000);
  await expect(seen).toHaveText('Dana Reyes is answering.');

  const left = tells({ inquiry_id: other });
  await rowOf(colleague, other).click();
  await left;
  await page.clock.fastForward(21_000);
  await expect(seen).toBeEmpty();
  await colleague.close();
});

test('what two people do to one inquiry at the same moment counts once, and both see the same afterwards', async ({
  stack,
  page,
  browser,
}) => {
  const id = await addInquiry(stack, QUESTION);
  await write(stack, 'POST', 'staff', { email: BO, role: 'staff' });
  await signIn(page, stack);
  await rowOf(page, id).click();
  const colleague = await browser.newPage();
  await signIn(colleague, stack, BO);
  await rowOf(colleague, id).click();
  const both = [page, colleague];
  await expect(colleague.locator('[name=assignee] option')).toHaveCount(3);
  await expect(page.locator('[name=assignee] option')).toHaveCount(3);
  /** Both act at once. Resolves when both changes have arrived and both screens ask for what is new. */
  const atOnce = async (
    act: (one: Page, who: string) => Promise<unknown>,
    arrived: () => Promise<unknown[]>,
  ) => {
    await Promise.all([act(page, OWNER), act(colleague, BO)]);
    await expect.poll(arrived).toHaveLength(2);
    for (const one of both) await focusDesk(one);
  };
  const events = (...actions: string[]) => stack.rows('inquiry_events', `&action=in.(${actions.join()})`);
  const stored = async () =>
    (await stack.rows<{ status: string; assignee: string | null }>('inquiries', `&id=eq.${id}`))[0]!;

  await atOnce(
    async (one, who) => {
      await one.locator('[name=note]').fill(`Note of ${who}`);
      await one.locator('[data-action=note]').click();
    },
    () => stack.rows('inquiry_notes'),
  );
  for (const one of both)
    for (const who of [OWNER, BO]) await expect(one.locator('article')).toContainText(`Note of ${who}`);

  await atOnce(
    (one, who) => one.locator('[name=assignee]').selectOption(who),
    () => events('assigned'),
  );
  const { assignee } = await stored();
  expect([OWNER, BO]).toContain(assignee);
  for (const one of both) await expect(one.locator('[name=assignee]')).toHaveValue(assignee!);

  await atOnce(
    (one) => one.locator('[data-action=answered]').click(),
    () => events('answered'),
  );
  expect(await stored()).toMatchObject({ status: 'answered' });

  await atOnce(
    (one, who) => one.locator(`[data-action=${who === BO ? 'closed' : 'spam'}]`).click(),
    () => events('closed', 'spam'),
  );
  const { status } = await stored();
  expect(['closed', 'spam']).toContain(status);
  for (const one of both) await expect(one.locator(`[data-status-label=${status}]`)).toBeVisible();

  await page.getByRole('link', { name: 'A person’s data' }).click();
  await page.locator('[name=address]').fill('ada@example.org');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.locator('[data-action=erase]').click();
  await colleague.locator('[name=note]').fill('She called again.');
  await Promise.all([
    page.getByRole('button', { name: 'Erase for good' }).click(),
    colleague.locator('[data-action=note]').click(),
  ]);
  await expect(page.getByText('Nothing is stored')).toBeVisible();
  await focusDesk(colleague);
  await expect(colleague.getByText('This inquiry is gone')).toBeVisible();
  for (const table of ['inquiries', 'inquiry_notes']) expect(await stack.rows(table)).toEqual([]);
  await colleague.close();
});

test('a note that was begun stays with its inquiry and its author', async ({ stack, page }) => {
  const older = await addInquiry(stack, 'The older one');
  const newer = await addInquiry(stack, 'The newer one');
  await write(stack, 'POST', 'staff', { email: BO, role: 'staff' });
  await signIn(page, stack);
  const note = page.locator('[name=note]');
  await rowOf(page, newer).click();
  await note.fill('Call her on Fri');
  await rowOf(page, older).click();
  await expect(page.locator('article')).toContainText('The older one');
  await expect(note).toHaveValue('');
  await note.fill('Ask about the');
  await page.locator('article h2').click();
  // The list shows first who waits longest.
  await page.keyboard.press('j');
  await expect(page.locator('article')).toContainText('The newer one');
  await expect(note).toHaveValue('Call her on Fri');
  // A change whose reply the reload cuts off is sent again, and the server answers that it has it.
  await expect.poll(() => stack.rows('inquiry_events', '&action=eq.opened')).toHaveLength(2);
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await page.reload();
  await expect(note).toHaveValue('Call her on Fri');
  await expect(rowOf(page, older)).toContainText('Draft');

  await note.fill('Call her on Friday.');
  await page.locator('[data-action=note]').click();
  await expect(note).toHaveValue('');
  await expect.poll(() => stack.rows('inquiry_notes')).toMatchObject([{ body: 'Call her on Friday.' }]);
  await note.fill('\n \u200B\n');
  await page.locator('[data-action=note]').click();
  await expect(page.locator('article li').filter({ hasText: /not sent yet/ })).toHaveCount(0);

  await page.locator('[data-action=sign-out]').click();
  await expect(page.getByRole('dialog')).toContainText('One unfinished note');
  await page.locator('[data-action=keep]').click();
  await expect(page.getByText('hidden on this device until')).toBeVisible();
  await signIn(page, stack, BO);
  await rowOf(page, older).click();
  await expect(page.locator('article')).toContainText('The older one');
  await expect(note).toHaveValue('');
  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('[name=email]')).toBeVisible();
  await expect.poll(() => deviceStorage(page)).toContain('Ask about the');
  expect(await stack.rows('inquiry_notes')).toHaveLength(1);
});

/** Notes in the page whether a text was ever on the screen. */
const watchFor = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes(wanted)) Object.assign(window, { wasShown: true });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, text);

test.describe('erasure', () => {
  test('reaches the other devices before anything else is shown', async ({ stack, page, browser }) => {
    const id = await addInquiry(stack, QUESTION);
    const cy = 'cy@example.org';
    await write(
      stack,
      'POST',
      'staff',
      [BO, cy].map((email) => ({ email, role: 'staff' })),
    );
    const closed = await browser.newContext();
    const open = await browser.newPage();
    const device = await closed.newPage();
    for (const [other, email] of [
      [device, BO],
      [open, cy],
    ] as const) {
      await signIn(other, stack, email);
      await rowOf(other, id).click();
      await other.locator('[name=note]').fill('Ada is allergic to');
      await expect.poll(() => deviceStorage(other)).toMatch(/Do you have time.*notes/);
    }
    await device.close();

    await signIn(page, stack);
    await page.getByRole('link', { name: 'A person’s data' }).click();
    await page.locator('[name=address]').fill('ada@example.org');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.locator('[data-action=erase]').click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Nothing is stored')).toBeVisible();

    await focusDesk(open);
    await expect(open.getByText('This inquiry is gone')).toBeVisible();
    await expect(rowOf(open, id)).toHaveCount(0);
    await expect.poll(() => deviceStorage(open)).not.toMatch(/Do you have time|ada@example|allergic/);

    const again = await closed.newPage();
    await watchFor(again, QUESTION);
    await again.goto(`${stack.origin}/staff/inquiries/${id}`);
    await expectSynced(again);
    await expect(again.getByText('This inquiry is gone')).toBeVisible();
    expect(await again.evaluate(() => 'wasShown' in window)).toBe(false);
    await expect.poll(() => deviceStorage(again)).not.toMatch(/Do you have time|ada@example|allergic/);
    await open.close();
    await closed.close();
  });

  test('reaches a draft about an inquiry that the device no longer lists', async ({ stack, page }) => {
    const id = await addInquiry(stack, QUESTION);
    await signIn(page, stack);
    await rowOf(page, id).click();
    await page.locator('[name=note]').fill('Ada is allergic to');
    await page.locator('[data-action=answered]').click();
    await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
    // Only open inquiries stay on the device.
    await expect.poll(() => deviceStorage(page)).not.toContain(QUESTION);
    await page.goto(`${stack.origin}/staff`);
    await expectSynced(page);
    expect(await deviceStorage(page)).toContain('allergic');

    await write(stack, 'DELETE', `inquiries?id=eq.${id}`);
    await focusDesk(page);
    await expect.poll(() => deviceStorage(page)).not.toContain('allergic');
  });
});
