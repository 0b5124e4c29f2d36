/** Aftercare: found from the index or a service, printed, shared, read offline, and a way to ask. */
import { aftercare } from '../../src/content/aftercare.ts';
import { business } from '../../src/content/business.ts';
import { contact } from '../../src/content/contact.ts';
import { getHelp } from '../../src/content/get-help.ts';
import { service as microblading } from '../../src/content/services/microblading.ts';
import { serviceSlugs } from '../../src/content/services/service.schema.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { entrances, paths } from '../../src/site/paths.ts';
import { networkErrors } from './support/console.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

const path = paths.aftercareOf('microblading');

test.describe('without a service worker', () => {
  test('the index lists every service with its first instruction, and the guide', async ({ page, site }) => {
    await page.goto(site.origin + paths.aftercare);
    for (const slug of serviceSlugs)
      await expect(page.locator(`main a[href="${paths.aftercareOf(slug)}"]`)).toHaveCount(1);
    await expect(page.getByText(microblading.aftercare[0]!)).toBeVisible();
    await expect(page.locator(`main a[href="${aftercare.guide.to}"]`)).toHaveCount(1);
    await page.getByRole('link', { name: 'Microblading', exact: true }).click();
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Microblading aftercare');
  });

  test('a service page shows the first steps and leads to the page with all', async ({ page, site }) => {
    await page.goto(site.origin + paths.service('microblading'));
    await waitForHydration(page);
    await page.getByText(servicePage.goodToKnow.aftercare, { exact: true }).click();
    await expect(page.getByText(microblading.aftercare[2]!)).toBeVisible();
    await expect(page.getByText(microblading.aftercare[3]!)).toHaveCount(0);
    await page.getByRole('link', { name: servicePage.goodToKnow.openAftercare }).click();
    await expect(page).toHaveURL(site.origin + path);
    const items = page
      .getByRole('heading', { name: aftercare.page.list })
      .locator('xpath=..')
      .locator('ol > li');
    await expect(items).toHaveCount(microblading.aftercare.length);
    await expect(page.getByRole('heading', { name: getHelp.emergency.title })).toBeVisible();
  });

  test('the aftercare of every service prints on one sheet, with the phone number', async ({
    page,
    site,
  }) => {
    test.slow();
    const longer: string[] = [];
    for (const slug of serviceSlugs) {
      await page.goto(site.origin + paths.aftercareOf(slug));
      for (const format of ['Letter', 'A4'])
        if (pageCount(await page.pdf({ format })) !== 1) longer.push(`${slug} ${format}`);
    }
    expect(longer).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: business.phone.display }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: aftercare.page.print })).toBeHidden();
  });

  test('share copies the address where the device has no share panel', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site.origin + path);
    await waitForHydration(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: aftercare.page.share }).click();
    await expect(page.getByText(aftercare.page.shared)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + path);
  });

  test('a question leads to the form with its subject, and the phone number comes first', async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    const ask = page.getByRole('link', { name: aftercare.question.write });
    await ask.click();
    await expect(page.getByRole('heading', { name: contact.aftercare.title })).toBeInViewport();
    await expectPhoneBeforeForm();

    // Opened from elsewhere, before any script has run.
    await page.goto(page.url());
    await waitForHydration(page);
    await expectPhoneBeforeForm();
    await page.goto(site.origin + paths.contact);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeVisible();
    await expect(page.locator('[name=message]').first()).toHaveValue('');

    async function expectPhoneBeforeForm() {
      const section = page.locator('#message');
      const phone = section.getByRole('link', { name: business.phone.display });
      await expect(phone).toBeVisible();
      await expect(section.getByRole('link', { name: contact.aftercare.emergency })).toBeVisible();
      const message = section.locator('[name=message]');
      await expect(message).toHaveValue(`${contact.aftercare.subject}\n\n`);
      const isBefore = await phone.evaluate(
        (link, field) => Boolean(link.compareDocumentPosition(field!) & Node.DOCUMENT_POSITION_FOLLOWING),
        await message.elementHandle(),
      );
      expect(isBefore).toBe(true);
    }
  });
});

test.describe('offline', withServiceWorker, () => {
  test.use({ expectedConsole: networkErrors });

  test('the app shortcut, the index and the aftercare of a service open', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    const manifest = (await (await fetch(`${stack.origin}/manifest.webmanifest`)).json()) as {
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest.shortcuts.find(({ name }) => name === 'Aftercare')?.url).toBe(entrances.aftercare);
    await waitForOfflineReady(page);
    await stack.stop();
    await page.goto(stack.origin + entrances.aftercare);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Microblading', exact: true }).click();
    await expect(page.getByText(microblading.aftercare[0]!)).toBeVisible();
    await page.goto(stack.origin + paths.aftercareOf('iv-therapy'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IV Therapy aftercare');
    await expect(page.getByText(aftercare.page.offline, { exact: true })).toBeVisible();
  });
});

/** Number of pages of a PDF that Chromium made: each is an object of the type Page. */
const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
