/** Errors of forms: they stand at their field and move nothing beside it. */
import { unsubscribe } from '../../src/content/unsubscribe.ts';
import { paths } from '../../src/site/paths.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

/** Distance of an input from the top of its form. */
const top = (page: Page, name: string) =>
  page
    .locator(`main form [name=${name}]`)
    .evaluate(
      (input: HTMLInputElement) =>
        input.getBoundingClientRect().top - input.form!.getBoundingClientRect().top,
    );

for (const width of [768, 1440])
  test(`at ${width} px the inputs of a row stay aligned when one has an error`, async ({ page, site }) => {
    // Sections that animate in move meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.origin + paths.contact);
    await waitForHydration(page);
    const before = await top(page, 'fullName');
    const submit = page.locator('main form button[type=submit]');
    for (const values of [{ fullName: 'Ada' }, { fullName: '', email: 'ada@example.org' }]) {
      for (const [name, value] of Object.entries(values))
        await page.locator(`main form [name=${name}]`).fill(value);
      await submit.click();
      await expect(page.locator('main form [aria-invalid]').first()).toBeVisible();
      expect(await top(page, 'fullName')).toBe(before);
      expect(await top(page, 'email')).toBe(before);
      expect(await top(page, 'service')).toBe(await top(page, 'phone'));
    }
  });

test('the error of the unsubscribe form describes its field', async ({ page, site }) => {
  await page.goto(site.origin + paths.unsubscribe);
  await waitForHydration(page);
  const field = page.locator('main form [name=email]');
  await expect(field).not.toHaveAttribute('aria-describedby');
  await field.fill('nobody');
  await page.getByRole('button', { name: unsubscribe.manual.submit }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/\w+/);
  await field.fill('nobody@');
  await expect(field).not.toHaveAttribute('aria-invalid');
});
