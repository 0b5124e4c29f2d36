/** Navigation between pages, also while their code loads slowly. Simulates a first visit, when nothing is cached. */
import { anchors, paths } from '../../src/site/paths.ts';
import { navigation as texts } from '../../src/content/site-menu.ts';
import { holdRequests } from './support/hold-requests.ts';
import { thirtyFrames, waitForHydration } from './support/page-state.ts';
import { pages } from './support/site-pages.ts';
import { core, expect, type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuEntry = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => history.length);
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

test(
  'a new page sets title, focus and scroll position, and Back restores the position',
  core,
  async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 900));
    await menuEntry(page, 'CONTACT').click();
    await expect(page).toHaveURL(`${site.origin}${paths.contact}`);
    await expect(heading(page)).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    await expect(page).toHaveTitle(/Contact/i);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + paths.contact);
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect.poll(() => scrollPosition(page)).toBe(900);
  },
);

test(
  'a link to a section of another page opens the page and scrolls to the section',
  core,
  async ({ page, site }) => {
    await page.goto(site.origin);
    await waitForHydration(page);
    const link = page.locator(`a[href="${paths.services}#${anchors.body}"]`).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL(`${site.origin}${paths.services}#${anchors.body}`);
    const top = () =>
      page.locator(`#${anchors.body}`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
  },
);

test('a double click on a menu entry opens its page once', core, async ({ page, site }) => {
  const release = await holdRequests(page, /\/assets\/about-.*\.js$/);
  await page.goto(site.origin);
  await waitForHydration(page);
  const before = await historyLength(page);
  await menuEntry(page, 'ABOUT').dblclick();
  await expect(page).toHaveURL(site.origin + paths.about);
  release();
  await expect(page).toHaveTitle(/About/);
  await expect(heading(page)).toBeFocused();
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(heading(page)).toBeFocused();
});

test('a press keeps open the services menu that the pointer has opened, and the next one closes it', async ({
  page,
  site,
}) => {
  await page.goto(site.origin);
  await waitForHydration(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: texts.servicesMenu.toggle });
  await toggle.hover();
  for (const isOpen of ['true', 'true', 'false', 'true']) {
    await expect(toggle).toHaveAttribute('aria-expanded', isOpen);
    await toggle.click();
  }
});

test('the second of two quick menu clicks wins, and Back returns to the starting page', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\/assets\/(?:rewards|technology)-.*\.js$/);
  await page.goto(site.origin + paths.contact);
  await waitForHydration(page);
  const title = await page.title();
  const toggle = page.getByRole('banner').getByRole('button', { name: texts.servicesMenu.toggle });
  for (const name of ['Points & Rewards', 'Our Technology']) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await menuEntry(page, name).click();
  }
  await expect(page).toHaveURL(site.origin + paths.technology);
  release();
  await expect(page).toHaveTitle(/technology/i);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(site.origin + paths.contact);
  await expect(page).toHaveTitle(title);
});

test(
  'Back while a page loads stays on the old page, with its scroll position and typed text',
  core,
  async ({ page, site }) => {
    const release = await holdRequests(page, /\/assets\/about-.*\.js$/);
    await page.goto(site.origin + paths.contact);
    await waitForHydration(page);
    const title = await page.title();
    const message = page.locator('main [name=message]');
    await message.fill('Half a sentence');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await menuEntry(page, 'ABOUT').click();
    await page.goBack();
    const loaded = page.waitForResponse(/\/assets\/about-.*\.js$/);
    release();
    await loaded;
    // The abandoned page has now loaded and must not appear.
    expect(await page.title()).toBe(title);
    await expect(message).toHaveValue('Half a sentence');
    expect(await scrollPosition(page)).toBe(400);
    // Navigation still works.
    await menuEntry(page, 'ABOUT').click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => scrollPosition(page)).toBe(400);
  },
);

test('typing in the article search while another page loads does not change the URL', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\/assets\/about-.*\.js$/);
  await page.goto(site.origin + paths.articles);
  await waitForHydration(page);
  await menuEntry(page, 'ABOUT').click();
  await page.locator('main [type=search]').fill('scalp');
  await expect(page).toHaveURL(site.origin + paths.about);
  release();
  await expect(page).toHaveTitle(/About/);
  await expect(page).toHaveURL(site.origin + paths.about);
});

for (const [condition, script] of [
  ['', ''],
  [' that appears without a cross-fade', 'delete Document.prototype.startViewTransition'],
])
  test(`a smooth scroll in progress does not scroll the next page${condition}`, async ({ page, site }) => {
    await page.addInitScript(script!);
    await page.goto(site.origin + paths.services);
    await waitForHydration(page);
    const positions = await page.evaluate(
      ([area, about]) =>
        new Promise<number[]>((resolve) => {
          const click = (href: string) =>
            document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click();
          const onAbout: number[] = [];
          let hasLeft = false;
          const onFrame = () => {
            if (!hasLeft && scrollY > 50) {
              hasLeft = true;
              click(about!);
            }
            if (document.title.startsWith('About')) onAbout.push(scrollY);
            if (onAbout.length === 60) resolve(onAbout);
            else requestAnimationFrame(onFrame);
          };
          requestAnimationFrame(onFrame);
          click(area!);
        }),
      [`${paths.services}#${anchors.body}`, paths.about],
    );
    expect(positions.filter((position) => position !== 0)).toEqual([]);
  });

test('Back during a smooth scroll to a section returns to the position before it', async ({ page, site }) => {
  await page.goto(site.origin + paths.services);
  await waitForHydration(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(
    (section) =>
      new Promise<void>((resolve) => {
        const onFrame = () => {
          if (scrollY === 300) return requestAnimationFrame(onFrame);
          addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        };
        requestAnimationFrame(onFrame);
        document.querySelector<HTMLAnchorElement>(`a[href="${section}"]`)!.click();
      }),
    `${paths.services}#${anchors.body}`,
  );
  await expect.poll(() => scrollPosition(page)).toBe(300);
  await thirtyFrames(page);
  expect(await scrollPosition(page)).toBe(300);
});

test('a page that is reached by a link has all its headings', async ({ page, site, browser }) => {
  const headings = (one: Page) => one.locator('main :is(h1, h2, h3, h4)').allTextContents();
  const prerendered = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin + paths.sitemap);
  await waitForHydration(page);
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  // One page of each kind.
  const linked = pages.filter(({ path }) => links.includes(path) && path !== paths.sitemap);
  const ofEachKind = new Map(linked.map(({ module, path }) => [module, path]));
  expect(ofEachKind.size).toBeGreaterThan(12);
  for (const path of ofEachKind.values()) {
    await prerendered.goto(site.origin + path);
    const all = await headings(prerendered);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect.poll(() => headings(page), { message: path }).toEqual(all);
    await page.goBack();
    await expect(page).toHaveURL(site.origin + paths.sitemap);
    await expect(heading(page)).toBeFocused();
  }
  await prerendered.close();
});

test('the first frame of a page that is reached by a link shows no footer', async ({ page, site }) => {
  await page.goto(site.origin + paths.sitemap);
  await waitForHydration(page);
  const visible = await page.evaluate(
    (path) =>
      new Promise<boolean[]>((resolve) => {
        const seen: boolean[] = [];
        new MutationObserver(() => {
          const onFrame = () => {
            seen.push(document.querySelector('footer')!.getBoundingClientRect().top < innerHeight);
            if (seen.length < 30) requestAnimationFrame(onFrame);
            else resolve(seen);
          };
          onFrame();
        }).observe(document.querySelector('title')!, { childList: true });
        document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)!.click();
      }),
    paths.articles,
  );
  expect(visible).not.toContain(true);
});

// The first clock stands still but for one second at each cross-fade. The second runs a thousand times too fast.
for (const [what, clock, crossFades] of [
  [
    'cross-fade',
    'performance.now = () => 1000 * (document.documentElement?.dataset.crossFades ?? "").length',
    1,
  ],
  ['hydration', 'const now = performance.now.bind(performance); performance.now = () => now() * 1000', 0],
] as const)
  test(`after a slow ${what}, pages appear at once`, async ({ page, site }) => {
    await page.addInitScript({ content: `{ ${clock} }` });
    await page.addInitScript(() => {
      document.startViewTransition = ((update: () => void) => {
        const { dataset } = document.documentElement;
        dataset['crossFades'] = `${dataset['crossFades'] ?? ''}+`;
        setTimeout(update);
        return { ready: Promise.resolve() };
      }) as unknown as typeof document.startViewTransition;
    });
    await page.goto(site.origin);
    await waitForHydration(page);
    for (const name of ['CONTACT', 'ABOUT', 'CONTACT']) {
      await menuEntry(page, name).click();
      await expect(page).toHaveTitle(new RegExp(name, 'i'));
    }
    const shown = await page.locator('html').getAttribute('data-cross-fades');
    expect(shown ?? '').toHaveLength(crossFades);
  });

test('a link to a text, as search engines make them, leads to it and stays there', async ({ page, site }) => {
  for (const [width, path] of [
    [1280, paths.services],
    [1280, paths.about],
    [390, paths.home],
    [390, paths.memberships],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(site.origin + path);
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const text = (await last.textContent())!;
    await page.goto('about:blank');
    await page.goto(`${site.origin}${path}#:~:text=${encodeURIComponent(text)}`);
    await waitForHydration(page);
    await thirtyFrames(page);
    const top = await last.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, `${path} at ${width} px`).toBeGreaterThan(300);
    expect(top, `${path} at ${width} px`).toBeLessThan(420);
  }
});
