/** The hero of the home page: its height, its image, and controls that nothing covers. */
import { waitForHydration } from './support/page-state.ts';
import { core, expect, test } from './support/test.ts';

const HEADER_PX = 88;

const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

test('at every size the hero has its height, a full-width image and uncovered controls', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await waitForHydration(page);
  const hero = page.locator('main > section').first();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const expected = width < 768 ? height * 0.6 : height - HEADER_PX;
    await expect.poll(async () => Math.abs((await hero.boundingBox())!.height - expected)).toBeLessThan(0.5);
    const box = (await hero.boundingBox())!;
    expect(await hero.locator('img').first().boundingBox()).toEqual(box);

    for (const control of await hero.locator('a, button').all()) {
      const { x, y, width: w, height: h } = (await control.boundingBox())!;
      expect(x, 'inside the window').toBeGreaterThanOrEqual(0);
      expect(x + w, 'inside the window').toBeLessThanOrEqual(width);
      for (const at of [0.1, 0.5, 0.9]) {
        const isOnTop = await control.evaluate(
          (element, [left, top]) => element.contains(document.elementFromPoint(left!, top!)),
          [x + w * at, y + h / 2],
        );
        expect(isOnTop, `${await control.innerText()} is not covered`).toBe(true);
      }
    }
    // The heading starts inside the hero, so nothing of it is cut off.
    const heading = (await hero.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(box.y);
  }
});

test('a dot responds while another slide is moving in', core, async ({ page, site }) => {
  await page.goto(site.origin);
  await waitForHydration(page);
  const dots = page.locator('main > section').first().locator('li button');
  const title = page.locator('main > section').first().getByRole('heading', { level: 2 });
  await dots.nth(2).click();
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(title).toHaveText('FACE');
});
