import { OWNER, signIn, syncedData, write } from './support/staff-desk.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// What visitors must not do is asked for, and refused.
test.use({ expectedConsole: /the server responded with a status of 40[0134]/ });

test('owners check the site from the desk, read what is wrong, and find the result again', async ({
  stack,
  page,
}) => {
  await signIn(page, stack, OWNER);
  await page.getByRole('link', { name: 'Site check' }).click();
  await expect(page.getByText('Not checked on this device yet.')).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'Checked' });

  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(status).toContainText('Everything works. Checked', { timeout: 120_000 });
  await expect(page.getByText(/^\d+ pages$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To do' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  await page.route('**/about', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route('**/functions/v1/film-link', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(status).toContainText('3 things need attention.', { timeout: 120_000 });
  await expect(page.getByText('/about answers 404', { exact: false })).toBeVisible();
  await expect(page.getByText('(film-link is missing)', { exact: false })).toBeVisible();

  await expect.poll(() => syncedData(page)).toContain('film-link is missing');
  await page.reload();
  await expect(status).toContainText('3 things need attention.');
  expect(await stack.rows('inquiries')).toEqual([]);
  await page.locator('[data-action=sign-out]').click();
  await expect(page.locator('[name=email]')).toBeVisible();
  expect(await syncedData(page)).not.toContain('site-check');
});

test('staff who own nothing are not offered the site check, and learn nothing inside', async ({
  stack,
  page,
}) => {
  await write(stack, 'POST', 'staff', { email: 'bo@example.org', role: 'staff' });
  await signIn(page, stack, 'bo@example.org', '/staff/site-check');
  await expect(page.getByRole('link', { name: 'This device' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Site check' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Only owners can do this.').first()).toBeVisible({ timeout: 120_000 });
});
