import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { business } from '../../src/content/business.ts';
import { firstVisit } from '../../src/content/first-visit.ts';
import { offer } from '../../src/content/offer.ts';
import { offerTerms } from '../../src/content/offer-terms.ts';
import { paying } from '../../src/content/paying.ts';
import { popup as texts } from '../../src/content/popup.ts';
import { serviceHero } from '../../src/content/service-hero.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { sendInquiry, waitPastBotCheck } from './support/inquiry-form.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { waitForHydration, waitForOfflineReady } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

const EMAIL = 'ada@example.org';

test.describe('a question about a treatment', () => {
  test('leads from the service page to the form with the service chosen, and arrives with it', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.origin}/services/microneedling`);
    await waitForHydration(page);
    await page.getByRole('link', { name: serviceHero.ask }).click();
    await expect(page).toHaveURL(/\/contact\?service=microneedling#message$/);
    await expect(page.locator('select[name=service]')).toHaveValue('SkinPen Microneedling');
    await expect(page.locator('#message')).toBeInViewport();

    // A reload keeps the choice, and makes the form old enough for the bot check.
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('select[name=service]')).toHaveValue('SkinPen Microneedling');
    await sendInquiry(page, { email: EMAIL, message: 'Does it hurt?' });
    await expect.poll(() => stack.mails()).toHaveLength(1);
    const [toStaff] = await stack.mails();
    expect(toStaff?.subject).toContain('SkinPen Microneedling');
    const [row] = await stack.rows('inquiries');
    expect(toStaff?.text).toContain(`${stack.origin}/staff/inquiries/${String(row?.['id'])}`);

    await expect.poll(() => stack.confirmations(), 'the visitor is told that it arrived').toHaveLength(1);
    const [mail] = await stack.confirmations();
    expect(mail?.to).toMatchObject([{ address: EMAIL }]);
    expect(mail?.text).toContain(business.phone.display);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/hurt|Ada|SkinPen/);
  });

  test('may begin at the address itself, without a layout shift', async ({ page, site }) => {
    await watchLayoutShifts(page);
    await page.goto(`${site.origin}/contact?service=injectables`);
    await expect(page.locator('select[name=service]')).toHaveValue('Injectables & Dermal Fillers');
    const { score, moved } = await layoutShift(page);
    expect(score, moved).toBeLessThan(0.01);
  });

  test('leads on to an article, a device and virtual consultations', async ({ page, site }) => {
    await page.goto(`${site.origin}/services/microneedling`);
    await waitForHydration(page);
    const reading = page.getByRole('navigation', { name: servicePage.reading });
    await expect(reading.getByRole('link')).toHaveCount(2);
    await reading.getByRole('link', { name: /SkinPen/ }).click();
    await expect(page).toHaveURL(/\/technology#skinpen$/);
    await page.goBack();
    await page.getByRole('link', { name: serviceHero.virtual }).click();
    await expect(page).toHaveURL(/\/virtual-consultations$/);
  });
});

test(
  'a question begins offline with the service chosen',
  withServiceWorker,
  async ({ page, context, stack }) => {
    await page.goto(`${stack.origin}/services/lip-blush`);
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await page.goto(`${stack.origin}/contact?service=lip-blush`);
    await expect(page.locator('select[name=service]')).toHaveValue('Lip Blush');
  },
);

test.describe('signing up', () => {
  test('on GET MORE INFO brings the mail about virtual consultations', async ({ page, stack }) => {
    await page.goto(`${stack.origin}/virtual-consultations`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'GET MORE INFO' }).first().click();
    const popup = page.getByRole('dialog').filter({ has: page.locator('#popup-title') });
    await expect(popup).toHaveAccessibleName(texts.topics['virtual-consultations'].title);
    await popup.locator('[name=email]').fill(EMAIL);
    await waitPastBotCheck(page);
    await popup.getByRole('button', { name: 'SIGN UP' }).click();
    await expect(popup).toContainText(MESSAGES.subscribed);
    await expect.poll(() => stack.mails()).toHaveLength(1);
    expect((await stack.mails())[0]?.subject).toMatch(/^Virtual consultations at /);
    expect(await stack.rows('email_subscribers')).toMatchObject([
      { email: EMAIL, source: 'virtual-consultations' },
    ]);
  });

  test('for the offer brings its code and terms', async ({ page, stack }) => {
    await page.goto(stack.origin);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'SIGN UP' }).first().click();
    const popup = page.getByRole('dialog').filter({ has: page.locator('#popup-title') });
    await popup.locator('[name=email]').fill(EMAIL);
    await waitPastBotCheck(page);
    await popup.getByRole('button', { name: 'SIGN UP' }).click();
    await expect.poll(() => stack.mails()).toHaveLength(1);
    const [mail] = await stack.mails();
    for (const sentence of [offer!.code, ...offerTerms.terms]) expect(mail?.text).toContain(sentence);
  });
});

test.describe('paying', () => {
  test('is explained where the payment plan card leads', async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForHydration(page);
    await page.getByRole('link', { name: /Flexible Payment Plans/ }).click();
    await expect(page).toHaveURL(/\/contact#paying$/);
    const section = page.getByRole('region', { name: paying.title });
    await expect(section).toBeInViewport();
    for (const method of business.payment)
      await expect(section.getByText(method, { exact: true })).toBeAttached();
    await expect(section.getByRole('heading', { name: paying.plans.title })).toBeAttached();
  });

  test('a price is on card, page and in the structured data if there is one, and otherwise a sentence', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/services`);
    await expect(page.getByText('Medical-grade facials from $250')).toBeAttached();
    await page.goto(`${site.origin}/services/elevated-hydrafacials`);
    await expect(
      page.getByText(`Medical-grade facials from $250${firstVisit.inHero}. ${paying.totalInWriting}`),
    ).toBeAttached();
    expect(await page.content()).toContain('"minPrice":250');
    await page.goto(`${site.origin}/services/head-spa`);
    await expect(page.getByText(`Priced by length${firstVisit.inHero}. ${paying.onRequest}`)).toBeAttached();
    expect(await page.content()).not.toContain('priceSpecification');
  });
});
