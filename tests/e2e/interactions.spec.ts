/** Search, gallery, article list and calculator by keyboard, mouse and touch. */
import { paths } from '../../src/site/paths.ts';
import { articlesPage } from '../../src/content/articles-page.ts';
import { gallery } from '../../src/content/gallery.ts';
import { serviceSearch } from '../../src/content/service-search.ts';
import { rootOverflow, waitForHydration } from './support/page-state.ts';
import { core, expect, type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the service search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: serviceSearch.label });
  const results = (page: Page) => page.getByRole('option');

  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.origin + paths.services);
    await waitForHydration(page);
  });

  test('works by keyboard alone', core, async ({ page, site }) => {
    await field(page).focus();
    await page.keyboard.type('scalp led');
    // The results of the whole query, not of a part of it.
    await expect(results(page).first()).toContainText('LED');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await results(page).first().getAttribute('id'))!,
    );
    await page.keyboard.press('ArrowUp');
    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('scalp led');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}${paths.service('led-scalp-therapy')}`);
    await expect(heading(page)).toBeVisible();
  });

  /** Presses a key after the field has rendered "scalp led", and before the list has rendered its results. */
  async function pressBeforeResults(page: Page, key: string): Promise<void> {
    await field(page).fill('scalp');
    await expect(results(page).first()).toContainText('Scalp');
    const listed = await field(page).evaluate(async (input: HTMLInputElement, key) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      setValue.call(input, 'scalp led');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      const { textContent } = document.querySelector('[role=option]')!;
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return textContent;
    }, key);
    expect(listed, 'the list still shows the results of the earlier query').not.toContain('LED');
  }

  test('Enter before the list is up to date opens the first result of the whole query', async ({
    page,
    site,
  }) => {
    await pressBeforeResults(page, 'Enter');
    await expect(page).toHaveURL(`${site.origin}${paths.service('led-scalp-therapy')}`);
  });

  test('ArrowUp before the list is up to date selects the last result of the whole query', async ({
    page,
  }) => {
    await pressBeforeResults(page, 'ArrowUp');
    await expect(results(page).first()).toContainText('LED');
    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'tolerates typos and accents, marks matches, and says when nothing matches',
    core,
    async ({ page }) => {
      await field(page).fill('mikroblading');
      await expect(results(page).first()).toContainText('Microblading');
      await field(page).fill('hydràfacial');
      await expect(results(page).first().locator('mark').first()).toHaveText(/hydrafacial/i);
      await field(page).fill('qqqqzzzz');
      await expect(
        page.getByRole('status').filter({ hasText: serviceSearch.none('qqqqzzzz') }),
      ).toBeVisible();
      await page.getByRole('button', { name: serviceSearch.clear }).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    },
  );

  test('results appear 0.05 s apart with trademark symbols, and stay visible while typing goes on', async ({
    page,
  }) => {
    const delays = () =>
      results(page).evaluateAll((options) =>
        options.map((option) => getComputedStyle(option).animationDelay),
      );
    await field(page).fill('s');
    await expect(results(page).nth(11)).toBeAttached();
    expect((await delays()).slice(0, 12)).toEqual(
      Array.from({ length: 12 }, (_, position) => `${+(position * 0.05).toFixed(2)}s`),
    );
    await field(page).fill('plasmage');
    await expect(results(page).first()).toContainText('Plasmage®');
    const matches = results(page).filter({ hasText: 'Plasmage' });
    for (const match of await matches.all()) await expect(match).toHaveCSS('opacity', '1');
    await field(page).fill('plasmag');
    for (const match of await matches.all()) await expect(match).toHaveCSS('opacity', '1');
  });

  test('a treatment opens its service at the treatments, and a click outside closes the list', async ({
    page,
  }) => {
    await field(page).fill('lip');
    const treatment = results(page).filter({ hasText: serviceSearch.hints.treatment }).first();
    await expect(treatment).toContainText('›');
    await heading(page).click();
    await expect(results(page)).toHaveCount(0);
    await field(page).click();
    await treatment.click();
    await expect(page).toHaveURL(/\/services\/[a-z-]+$/);
    const section = page.locator('#treatments-section');
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(88 + 32);
  });
});

test.describe('a gallery case', () => {
  const { labels, cases } = gallery;
  const dialog = (page: Page) => page.getByRole('dialog');
  const title = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
  const opener = (page: Page) =>
    page.getByRole('button', { name: `${labels.open}: ${cases[0]!.category}` }).first();

  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.origin + paths.gallery);
    await waitForHydration(page);
    await opener(page).click();
    await expect(title(page)).toContainText(cases[0]!.category);
  });

  test(
    'moves to the next and previous case by keys and buttons, wraps around, and returns the focus',
    core,
    async ({ page }) => {
      await page.keyboard.press('ArrowRight');
      await expect(title(page)).toContainText(cases[1]!.category);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(title(page)).toContainText(cases.at(-1)!.category);
      await dialog(page).getByRole('button', { name: labels.next }).click();
      await expect(title(page)).toContainText(cases[0]!.category);
      // Tab never moves the focus out of the dialog.
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    },
  );

  test('keeps the page behind it from scrolling until it is closed or left', async ({ page, site }) => {
    const overflow = () => rootOverflow(page);
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).toBe('visible');
    await opener(page).click();
    await expect.poll(overflow).toBe('hidden');
    await dialog(page).getByRole('link').click();
    await expect(page).not.toHaveURL(site.origin + paths.gallery);
    await expect.poll(overflow).toBe('visible');
  });

  test('compares its images by dragging and by arrow keys', async ({ page }) => {
    const slider = dialog(page).getByRole('slider', { name: labels.compare });
    const shown = () =>
      slider.evaluate((input) => getComputedStyle(input.parentElement!).getPropertyValue('--at').trim());
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('51%');
    await expect(title(page), 'arrow keys move the slider, not the case').toContainText(cases[0]!.category);
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.51, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    expect(parseFloat(await shown())).toBeLessThan(25);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('changes by swiping', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const box = (await title(page).boundingBox())!;
      const y = box.y + box.height / 2;
      const swipe = async (from: number, to: number) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
          });
        await touch('touchStart', from);
        for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
        await touch('touchEnd', to);
      };
      await swipe(300, 80);
      await expect(title(page)).toContainText(cases[1]!.category);
      await swipe(80, 300);
      await expect(title(page)).toContainText(cases[0]!.category);
    });
  });
});

test(
  'the article list can be searched, filtered and sorted, and its URL restores it',
  core,
  async ({ page, site }) => {
    await page.goto(site.origin + paths.articles);
    await waitForHydration(page);
    const titles = page.locator('main li h2');
    const all = await titles.allInnerTexts();
    await page.getByLabel(articlesPage.sort.label).selectOption('alphabetical');
    await expect(titles).toHaveText(all.toSorted((a, b) => a.localeCompare(b)));
    await page.getByLabel(articlesPage.search.label).fill('scalp');
    await expect.poll(() => titles.count()).toBeLessThan(all.length);
    const found = await titles.allInnerTexts();
    await expect(page).toHaveURL(/sort=alphabetical/);

    await page.locator('main li a').first().click();
    await expect(page).toHaveURL(/\/articles\/[a-z-]+$/);
    await page.goBack();
    await expect(titles).toHaveText(found);
    await expect(page.getByLabel(articlesPage.search.label)).toHaveValue('scalp');
    await page.reload();
    await expect(titles).toHaveText(found);

    await page.getByLabel(articlesPage.search.label).fill('no article says this');
    await expect(page.getByRole('heading', { name: articlesPage.empty.title })).toBeVisible();
    await page.getByLabel(articlesPage.filter.label).selectOption({ index: 1 });
    await page.getByRole('button', { name: articlesPage.empty.clear }).click();
    await expect(page.getByLabel(articlesPage.search.label)).toHaveValue('');
    await expect(page.getByLabel(articlesPage.filter.label)).toHaveValue('');
    // Clearing the filters keeps the sort order.
    await expect(page.getByLabel(articlesPage.sort.label)).toHaveValue('alphabetical');
    await expect(titles).toHaveText(all.toSorted((a, b) => a.localeCompare(b)));
  },
);

test('the calculator converts dollars to points and credit', core, async ({ page, site }) => {
  await page.goto(site.origin + paths.rewards);
  await waitForHydration(page);
  const results = page.locator('output');
  await page.getByLabel(/spen/i).first().fill('2500');
  await expect(results).toContainText('2,500');
  await expect(results).toContainText('$62.50');
  await page.getByLabel(/spen/i).first().fill('');
  await expect(results).toContainText('$0');
});
