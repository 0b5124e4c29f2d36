import { addInquiry, OWNER, rowOf, signIn } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

/** What the two people at the front desk do all day, counted in keys and taps. */

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('a Monday of sixty inquiries takes one key for each, and one to say that it is answered', async ({
  stack,
  page,
}) => {
  const ids: string[] = [];
  for (let at = 0; at < 60; at++)
    ids.push(
      await addInquiry(stack, `Question ${at}`, `Client ${at}`, { created_at: hoursAgo(70 - at / 2) }),
    );
  await signIn(page, stack, OWNER);
  await expect(page.getByRole('heading', { name: '60 to answer' })).toBeVisible();
  await expect(rowOf(page, ids[0]!)).toBeVisible();
  for (const at of ids.keys()) {
    // The one that has waited longest comes first.
    await page.keyboard.press('j');
    await expect(page.locator('article').getByText(`Question ${at}`, { exact: true })).toBeVisible();
    await page.keyboard.press('e');
  }
  await expect(page.locator('[data-tab=new]')).toHaveText(/New\s*0/);
  await expect
    .poll(async () => (await stack.rows('inquiries', '&status=eq.answered')).length, { timeout: 60_000 })
    .toBe(60);
});

test('a reply is two keys and its words, and the next inquiry is one key away', async ({ stack, page }) => {
  const first = await addInquiry(stack, 'Is parking free?', 'First Client', { created_at: hoursAgo(5) });
  await addInquiry(stack, 'Do you have time on Friday?', 'Second Client', { created_at: hoursAgo(4) });
  await signIn(page, stack, OWNER);
  await expect(rowOf(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'First Client' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Yes, behind the house.');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-kind=reply]')).toContainText('Yes, behind the house.');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Second Client' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a caller is found by any spelling of name or number in two taps', async ({ stack, page }) => {
    const id = await addInquiry(stack, 'Call me, please.', 'Zoë Müller-O’Brien');
    for (let at = 0; at < 5; at++) await addInquiry(stack, `Question ${at}`, `Client ${at}`);
    await signIn(page, stack, OWNER);
    for (const spelling of ['zoe mull', 'OBRIEN', 'muller zoë', '+1 949-555-0187', '5550187']) {
      await page.locator('[name=search]').tap();
      await page.locator('[name=search]').fill(spelling);
      await expect(rowOf(page, id), spelling).toBeVisible();
      await rowOf(page, id).tap();
      await expect(page.getByRole('heading', { name: 'Zoë Müller-O’Brien' })).toBeVisible();
      await page.goBack();
    }
  });
});
