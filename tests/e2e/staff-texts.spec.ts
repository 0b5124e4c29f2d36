/** What visitors may write, and what staff may look for. */
import {
  addInquiry,
  expectSynced,
  findPerson,
  focusDesk,
  openInquiry,
  OWNER,
  rowOf,
  signIn,
  syncedData,
} from './support/staff-desk.ts';
import { expect, test, type Page } from './support/test.ts';

const OVERRIDE = '\u202E';
const directionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).direction);

test('no text of a visitor, and no inquiry that is gone, stops the desk', async ({ stack, page }) => {
  const emoji = await addInquiry(stack, `${'a'.repeat(1199)}💆 and more`, 'Emoji');
  const hebrew = await addInquiry(stack, `${OVERRIDE}שלום, יש לכם זמן ביום שישי?`, `שרה ${OVERRIDE}כהן`);
  const chinese = await addInquiry(stack, '頭皮護理'.repeat(1000), '王小明');
  const year = await addInquiry(stack, 'From the future', 'Clock', { submitted_at: '0026-01-02T00:00:00Z' });
  await signIn(page, stack, OWNER, `/staff/inquiries/${crypto.randomUUID()}`);
  await expect(page.getByText('This inquiry is gone')).toBeVisible();
  for (const [id, text] of [
    [emoji, 'and more'],
    [chinese, '頭皮護理'],
    [year, 'AD'],
    [hebrew, 'שלום'],
  ] as const) {
    await rowOf(page, id).click();
    await expect(page.locator('article')).toContainText(text);
  }
  expect(await directionOf(page, 'article h2')).toBe('rtl');
  expect(await directionOf(page, '[aria-label=Message] p[dir]')).toBe('rtl');
  expect(await page.locator('body').textContent()).not.toContain(OVERRIDE);
  // The desk still keeps what arrives after all that.
  const later = await addInquiry(stack, 'Still here?');
  await focusDesk(page);
  await expect(rowOf(page, later)).toBeVisible();
  await expect.poll(() => syncedData(page)).toContain('Still here?');
});

test('a phone number is found in any spelling, and no address of a page holds what was looked for', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await signIn(page, stack);
  const search = page.getByRole('searchbox');
  for (const [text, count] of [
    ['+1 949 555 0187', 1],
    ['949–555–0188', 0],
    ['tel:949.555.0187', 1],
    ['someone@example.org', 0],
    ['ada@example.org', 1],
  ] as const) {
    await search.fill(text);
    await expect(page.locator('[data-inquiry]'), text).toHaveCount(count);
  }
  await openInquiry(page, stack, id);
  await page.reload();
  await expectSynced(page);
  await expect(search).toHaveValue('ada@example.org');
  await findPerson(page, stack, 'ada@example.org');
  await expect(page.getByText('Inquiries (1)')).toBeVisible();
  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('[name=email]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('staff-search'))).toBeNull();
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.map(decodeURIComponent).join(' ')).not.toMatch(/@|0187/);
});
