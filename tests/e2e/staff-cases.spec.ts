/** Photographs of clients, from the owner's phone to the gallery. */
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { gallery } from '../../src/content/gallery.ts';
import { service as microneedling } from '../../src/content/services/microneedling.ts';
import { service as headSpa } from '../../src/content/services/head-spa.ts';
import { paths } from '../../src/site/paths.ts';
import { axe } from './support/axe.ts';
import { holdRequests } from './support/hold-requests.ts';
import { inDays } from './support/in-days.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { waitForHydration } from './support/page-state.ts';
import { OWNER, keysOf, signIn } from './support/staff-desk.ts';
import { core, expect, test, type Page } from './support/test.ts';

// A device loses its connection, and a photograph is refused.
test.use({ expectedConsole: /net::ERR|status of 4/ });

const PHONE = { width: 390, height: 844 };

/** A photograph as a phone leaves it: lying on its side, with the place where it was taken. */
async function photograph(background: string) {
  const buffer = await sharp({ create: { width: 2000, height: 2600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

const section = (page: Page) => page.locator('[data-setting=cases]');
const choose = async (page: Page, side: 'before' | 'after', background: string) => {
  const field = section(page)
    .locator('input[type=file]')
    .nth(side === 'before' ? 0 : 1);
  await field.setInputFiles(await photograph(background));
  await expect(
    section(page).getByRole('button', { name: `Choose another Photograph ${side}` }),
  ).toBeVisible();
};
/** Fills the form, all but the photographs. */
async function describeCase(page: Page, service: string, title: string): Promise<void> {
  const form = section(page);
  await form.getByLabel('Before, in words').fill('A cheek with shallow scars');
  await form.getByLabel('After, in words').fill('The same cheek, smoother');
  await form.getByLabel('Service', { exact: true }).selectOption({ label: service });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What to look at').fill('Six weeks after the third visit.');
  await form.getByLabel('Agreed in writing on').fill(inDays(0));
}
const save = (page: Page) => section(page).getByRole('button', { name: 'Save' }).click();
const sent = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
const entry = (page: Page, title: string) =>
  section(page)
    .getByRole('list', { name: 'Before and after' })
    .getByRole('listitem')
    .filter({ hasText: title });

/** A page of a visitor, without a worker, because what loads when it is idle would wait for it. */
async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // Until the server has answered, a page shows what an earlier one has stored.
  const answered = page.waitForResponse('**/rest/v1/site_settings*');
  await page.goto(url);
  await waitForHydration(page);
  await page.mouse.move(5, 5);
  await (await answered).finished();
  return page;
}
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test(
  'an owner shows a case from her phone; visitors see it, and nothing of where it was taken',
  core,
  async ({ stack, page, context }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, stack, OWNER, '/staff/site');
    await save(page);
    await expect(section(page).getByText('Photograph before: must be a photograph.')).toBeVisible();
    await section(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no picture'),
      });
    await expect(section(page).getByText('This browser can’t read the file.')).toBeVisible();
    await choose(page, 'before', '#b98d78');
    await choose(page, 'after', '#c9a18c');
    await describeCase(page, microneedling.title, 'Acne scars');
    expect(await axe(page)).toEqual([]);
    await save(page);
    await expect(entry(page, 'Acne scars')).toBeVisible();
    await sent(page);

    const [setting] = await stack.rows<{ value: { before: { id: string }; after: { id: string } }[] }>(
      'site_settings',
    );
    const { before } = setting!.value[0]!;
    const { origin } = stack;
    const photo = async (id: string) => {
      const reply = await page.request.post(`${origin}/rest/v1/rpc/case_photo`, {
        headers: { apikey: keysOf(stack).publishable },
        data: { photo: id },
      });
      return Buffer.from((await reply.json()) ?? '', 'base64');
    };
    const kept = await sharp(await photo(before.id)).metadata();
    // Upright: it lay on its side.
    expect(kept).toMatchObject({ width: 1200, height: 900, format: 'jpeg' });
    expect({ exif: kept.exif, orientation: kept.orientation }).toEqual({});

    const visitor = await visit(context, origin + paths.gallery);
    const shown = card(visitor, gallery.labels.photographs);
    await expect(shown).toContainText('Acne scars');
    await expect(card(visitor, 'Hydration')).toContainText(gallery.labels.illustration);
    await expect
      .poll(() =>
        shown.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
      )
      .toEqual([1200, 1200]);
    expect(await axe(visitor)).toEqual([]);
    await shown.getByRole('button').click();
    await expect(visitor.getByRole('dialog')).toContainText('Six weeks after the third visit.');
    await visitor.close();

    // The client takes the consent back.
    await entry(page, 'Acne scars')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await sent(page);
    expect(await photo(before.id)).toHaveLength(0);
    const later = await visit(context, origin + paths.gallery);
    await expect(card(later, gallery.labels.photographs)).toHaveCount(0);
    await expect(card(later, 'Acne scars')).toContainText(gallery.labels.illustration);
  },
);

test('a case that is added without a connection arrives with its photographs, also after a reload', async ({
  stack,
  page,
  context,
}) => {
  await signIn(page, stack, OWNER, '/staff/site');
  await choose(page, 'before', '#a77');
  await choose(page, 'after', '#b88');
  await describeCase(page, headSpa.title, 'Flakes');
  await page.route('**/functions/v1/save-setting', (route) => route.abort());
  await page.route('**/api/save-setting', (route) => route.abort());
  await save(page);
  await expect(entry(page, 'Flakes')).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Flakes').locator('img')).toHaveCount(2);
  expect(await stack.rows('site_settings')).toEqual([]);
  await page.unroute('**/functions/v1/save-setting');
  await page.unroute('**/api/save-setting');
  await page.reload();
  await sent(page);
  await expect(entry(page, 'Flakes').locator('img')).toHaveCount(2);

  // A device that never showed them, and can't ask for them now.
  await page.route('**/rpc/case_photo', (route) => route.abort());
  await page.reload();
  await entry(page, 'Flakes')
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(section(page).getByText('This device doesn’t have the photograph.')).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await page.unroute('**/rpc/case_photo');

  // A service without a drawing has its case on its own page, too.
  const visitor = await visit(context, stack.origin + paths.service('head-spa'));
  await expect(card(visitor, gallery.labels.photographs)).toBeAttached();
});

test('nobody sees a case that begins later, and what a visitor looks at does not move', async ({
  stack,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, stack, OWNER, '/staff/site');
  await choose(page, 'before', '#977');
  await choose(page, 'after', '#a88');
  await describeCase(page, microneedling.title, 'Scheduled');
  await section(page).getByRole('button', { name: 'From a day on' }).click();
  await section(page).getByLabel('Begins on').fill(inDays(3));
  await save(page);
  await sent(page);
  const [setting] = await stack.rows<{ later: { value: { after: { id: string } }[] }[] }>('site_settings');
  const reply = await page.request.post(`${stack.origin}/rest/v1/rpc/case_photo`, {
    headers: { apikey: keysOf(stack).publishable },
    data: { photo: setting!.later[0]!.value[0]!.after.id },
  });
  expect(await reply.json()).toBeNull();

  await choose(page, 'before', '#867');
  await choose(page, 'after', '#978');
  await describeCase(page, headSpa.title, 'Shown now');
  await section(page).getByRole('button', { name: 'Now', exact: true }).click();
  await save(page);
  await sent(page);
  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShifts(visitor);
  await visitor.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const answer = await holdRequests(visitor, /site_settings/);
  await visitor.goto(stack.origin + paths.gallery);
  await waitForHydration(visitor);
  await expect(visitor.locator('html')).toHaveAttribute('data-fonts', 'shown');
  const before = await layoutShift(visitor);
  const first = await visitor.getByRole('article').first().textContent();
  await visitor.mouse.move(5, 5);
  answer();
  await expect(card(visitor, 'Shown now')).toBeAttached();
  expect(await visitor.getByRole('article').first().textContent()).toBe(first);
  expect(await layoutShift(visitor)).toEqual(before);
  await expect(card(visitor, 'Scheduled')).toHaveCount(0);
});
