import { readFileSync } from 'node:fs';
import { addInquiry, findPerson, focusDesk, OWNER, signIn, write } from './support/staff-desk.ts';
import { core, expect, type Page, test } from './support/test.ts';

/** The text of the file that a click downloads. */
async function downloadOf(page: Page, button: string): Promise<string> {
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync((await (await arrived).path())!, 'utf8');
}

test(
  'owners export subscribers, unsubscribe somebody, hand over and erase data, and manage the staff',
  core,
  async ({ stack, page }) => {
    await addInquiry(stack, 'Please forget me.');
    const subscriber = {
      id: crypto.randomUUID(),
      email: 'ada@example.org',
      source: '=1+1',
      suspected: false,
    };
    await write(stack, 'POST', 'rpc/subscribe', subscriber, 'publishable');
    await signIn(page, stack);

    await page.getByRole('link', { name: 'Subscribers' }).click();
    await expect(page.getByRole('rowheader', { name: 'ada@example.org' })).toBeVisible();
    expect(await downloadOf(page, 'Export as CSV')).toContain(`\r\nada@example.org,active,"'=1+1",`);
    await page.getByRole('button', { name: 'Unsubscribe ada@example.org' }).click();
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await expect(page.getByText('won’t get any more emails.', { exact: false }).first()).toBeVisible();
    await expect
      .poll(() => stack.rows('email_subscribers'))
      .toMatchObject([{ email: 'ada@example.org', status: 'unsubscribed' }]);

    await page.getByRole('link', { name: 'Data of ada@example.org' }).click();
    await expect(page.getByRole('heading', { name: 'A person’s data' })).toBeVisible();
    expect(decodeURIComponent(page.url())).not.toContain('@');
    await page.reload();
    await expect(page.locator('[name=address]')).toHaveValue('ada@example.org');
    expect(JSON.parse(await downloadOf(page, 'Export as JSON'))).toMatchObject({
      inquiries: [{ message: 'Please forget me.' }],
    });
    await page.locator('[data-action=erase]').click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Nothing is stored')).toBeVisible();
    expect(await stack.rows('inquiries')).toEqual([]);
    expect(await stack.rows('email_subscribers')).toEqual([]);

    await page.getByRole('link', { name: 'Staff' }).click();
    await page.locator('[name=member]').fill('bo@example.org');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('bo@example.org can sign in now.')).toBeVisible();
    await page.getByRole('group', { name: 'Role of bo@example.org' }).getByText('Owner').dblclick();
    await expect(page.getByText('bo@example.org is now an owner.')).toBeVisible();
    await page
      .getByRole('group', { name: `Role of ${OWNER}` })
      .getByText('Staff')
      .click();
    await page.getByRole('button', { name: 'Make me staff' }).click();
    await expect(page.locator('[name=member]')).toBeHidden();
    await write(stack, 'PATCH', `staff?email=eq.${OWNER}`, { role: 'owner' });
    await page.reload();
    // What was read a moment ago is not asked again until somebody looks at the window later.
    const remove = page.getByRole('button', { name: 'Remove bo@example.org' });
    await expect(async () => {
      await focusDesk(page);
      await expect(remove).toBeVisible({ timeout: 500 });
    }).toPass();
    await remove.click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('can’t sign in anymore')).toBeVisible();
    expect(await stack.rows('staff')).toMatchObject([{ email: OWNER, role: 'owner' }]);
    const log = await stack.rows<{ action: string }>(
      'inquiry_events',
      '&inquiry_id=is.null&order=created_at',
    );
    expect(log.map(({ action }) => action)).toEqual([
      'staff_added',
      'subscribers_exported',
      'unsubscribed',
      'person_exported',
      'person_erased',
      'staff_added',
      'staff_changed',
      'staff_changed',
      'staff_changed',
      'staff_removed',
    ]);

    await page.locator('[data-action=sign-out]').click();
    await expect(page.locator('[name=email]')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-staff');
  },
);

test('staff who own nothing neither export nor erase', async ({ stack, page }) => {
  await addInquiry(stack, 'A question');
  await write(stack, 'POST', 'staff', { email: 'bo@example.org', role: 'staff' });
  await signIn(page, stack, 'bo@example.org');
  await findPerson(page, stack, 'nobody@example.org');
  await expect(
    page.getByText('We have no inquiry, note or subscription for nobody@example.org.'),
  ).toBeVisible();
  await findPerson(page, stack, 'ada@example.org');
  await expect(page).toHaveURL(/\/staff\/person\?id=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.locator('[name=address]')).toHaveValue('ada@example.org');
  await expect(page.getByText('An owner can export or erase this.')).toBeVisible();
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribers' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Export|Erase/ })).toHaveCount(0);
});
