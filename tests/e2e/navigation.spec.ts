/** Going from page to page while their code is slow: a first visit, before the service worker has brought anything. */
import { anchors, paths } from '../../src/site/paths.ts';
import { navigation as texts } from '../../src/content/navigation.ts';
import { notFound } from '../../src/content/not-found.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { seeded } from '../../src/outbox/seeded-random.ts';
import { brokenLine, expect, live, test, type Page } from './test.ts';

/** Playwright says that it does what it is told. */
const blocked = /Service Worker registration blocked/;
test.use({ serviceWorkers: 'block', expectedConsole: blocked });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuEntry = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);

/** Holds the scripts that match until the test releases them. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('a double click on a menu entry opens its page once', async ({ page, site }) => {
  const release = await hold(page, /\/assets\/about-.*\.js$/);
  await page.goto(site.origin);
  await live(page);
  const before = await entries(page);
  await menuEntry(page, 'ABOUT').dblclick();
  await expect(page).toHaveURL(site.origin + paths.about);
  release();
  await expect(page).toHaveTitle(/About/);
  await expect(heading(page)).toBeFocused();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(heading(page)).toBeFocused();
});

test('of two dropdown entries in turn the second one wins, and Back leads to where the visitor was', async ({
  page,
  site,
}) => {
  const release = await hold(page, /\/assets\/(?:rewards|technology)-.*\.js$/);
  await page.goto(site.origin + paths.contact);
  await live(page);
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

test('Back while a page loads stays on the old one, with its place and what was typed', async ({
  page,
  site,
}) => {
  const release = await hold(page, /\/assets\/about-.*\.js$/);
  await page.goto(site.origin + paths.contact);
  await live(page);
  const title = await page.title();
  const message = page.locator('main [name=message]');
  await message.fill('Half a sentence');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await menuEntry(page, 'ABOUT').click();
  await page.goBack();
  const arrived = page.waitForResponse(/\/assets\/about-.*\.js$/);
  release();
  await arrived;
  // The page that nobody wants any more is ready now. A click on another entry shows that nothing is stuck.
  expect(await page.title()).toBe(title);
  await expect(message).toHaveValue('Half a sentence');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await menuEntry(page, 'ABOUT').click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('what is typed into the list of articles while a page loads stays out of its address', async ({
  page,
  site,
}) => {
  const release = await hold(page, /\/assets\/about-.*\.js$/);
  await page.goto(site.origin + paths.articles);
  await live(page);
  await menuEntry(page, 'ABOUT').click();
  await page.locator('main [type=search]').fill('scalp');
  await expect(page).toHaveURL(site.origin + paths.about);
  release();
  await expect(page).toHaveTitle(/About/);
  await expect(page).toHaveURL(site.origin + paths.about);
});

test('a smooth scroll that still runs does not move the next page', async ({ page, site }) => {
  await page.goto(site.origin + paths.services);
  await live(page);
  const tops = await page.evaluate(
    ([area, about]) =>
      new Promise<number[]>((resolve) => {
        const press = (href: string) =>
          document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click();
        const seen: number[] = [];
        let hasLeft = false;
        const onFrame = () => {
          if (!hasLeft && scrollY > 50) {
            hasLeft = true;
            press(about!);
          }
          if (document.title.startsWith('About')) seen.push(scrollY);
          if (seen.length === 60) resolve(seen);
          else requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
        press(area!);
      }),
    [`${paths.services}#${anchors.body}`, paths.about],
  );
  expect(tops.filter((top) => top !== 0)).toEqual([]);
});

test.describe('from an address that has no page', () => {
  // The browser reports the status itself.
  test.use({ expectedConsole: new RegExp(`${blocked.source}|${brokenLine.source}`) });

  test('the link to the bundles shows their place on the memberships page', async ({ page, site }) => {
    await page.goto(`${site.origin}/no-such-page`);
    await live(page);
    const before = await entries(page);
    const { label } = notFound.links.find(({ to }) => to === paths.bundles)!;
    await page
      .getByRole('navigation', { name: notFound.linksTitle })
      .getByRole('link', { name: label })
      .click();
    await expect(page).toHaveURL(`${site.origin}${paths.memberships}#${anchors.buyMoreSaveMore}`);
    await expect(page).toHaveTitle(/membership/i);
    await expect(page.locator(`#${anchors.buyMoreSaveMore}`)).toBeInViewport();
    expect(await entries(page)).toBe(before + 1);
  });

  for (const slug of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-one'])
    test(`/services/${slug} and /articles/${slug} are not found, with and without script`, async ({
      page,
      site,
    }) => {
      for (const [path, title] of [
        [paths.service(slug), servicePage.notFound.title],
        [paths.article(slug), notFound.title],
      ] as const) {
        const response = await fetch(site.origin + path);
        expect(response.status, path).toBe(404);
        const html = await response.text();
        expect(html).toContain(`<title>${title} |`);
        expect(html).toContain('<meta name="robots" content="noindex">');
        expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
        await page.goto(site.origin + path);
        await live(page);
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(`^${title}`));
      }
    });
});

/** Set it to repeat a run. The seed of every run is printed. */
const SEED = Number(process.env['NAVIGATION_SEED'] ?? Date.now() % 1_000_000_000);
const STEPS = 40;

test.describe('forty random steps', () => {
  test.use({
    expectedConsole: new RegExp(
      `${blocked.source}|${brokenLine.source}|Failed to fetch|dynamically imported|fetching the script`,
    ),
  });
  test.describe.configure({ timeout: 240_000 });

  test('end with page, title, address, focus and scroll in agreement', async ({ page, site }) => {
    console.log(`NAVIGATION_SEED=${SEED}`);
    const random = seeded(SEED);
    const log: string[] = [];

    // Scripts wait for a number of steps, and some never arrive at their first attempt.
    let held: { steps: number; go: () => void }[] = [];
    let isHolding = false;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const fails = isHolding && random() < 0.1;
      if (isHolding) await new Promise<void>((go) => held.push({ steps: 1 + Math.floor(random() * 4), go }));
      await (fails ? route.abort() : route.continue()).catch(() => {});
    });
    const release = (isDue: (steps: number) => boolean) => {
      for (const one of held) one.steps--;
      const due = held.filter(({ steps }) => isDue(steps));
      held = held.filter((one) => !due.includes(one));
      for (const { go } of due) go();
    };

    // Parses the served pages. It stays blank: the site's own policy would forbid it.
    const parser = await page.context().newPage();
    await page.bringToFront();
    const pages = new Map<string, { title: string; heading: string }>();
    const pageAt = async (path: string) => {
      const known = pages.get(path);
      if (known) return known;
      const html = await (await fetch(site.origin + path)).text();
      const read = await parser.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, 'text/html');
        return { title: read.title, heading: read.querySelector('main h1')!.textContent };
      }, html);
      pages.set(path, read);
      return read;
    };
    /** A document that goes away while it is asked is asked again when it is there. */
    const inPage = async <T>(ask: (argument: number) => T, argument: number): Promise<T> => {
      try {
        return await page.evaluate(ask, argument);
      } catch (error) {
        if (!/context was destroyed/.test(String(error))) throw error;
        await page.waitForLoadState();
        return page.evaluate(ask, argument);
      }
    };
    const click = (index: number) =>
      inPage((at) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(
          ':is(header, main, footer) a[href^="/"]:not([href$=".xml"], [target])',
        );
        const link = links[at % links.length]!;
        link.click();
        return link.getAttribute('href')!;
      }, index);
    const go = (delta: number) =>
      inPage((by) => {
        const { navigation } = window as unknown as {
          navigation: { canGoBack: boolean; canGoForward: boolean };
        };
        const may = by < 0 ? navigation.canGoBack : navigation.canGoForward;
        if (may) history.go(by);
        return may;
      }, delta);

    const positions = new Map<string, number>();
    let last: 'click' | 'history' | 'other' = 'other';
    let mayHaveFocus = false;
    page.on('domcontentloaded', () => {
      // By a step of the test, or because a script failed twice: positions and focus are the browser's.
      positions.clear();
      last = 'other';
      mayHaveFocus = false;
    });
    const look = () =>
      page.evaluate(() => ({
        path: location.pathname,
        hash: location.hash,
        key: (history.state as { key: string } | null)?.key ?? '',
        title: document.title,
        heading: document.querySelector('main h1')?.textContent,
        wait: document.querySelector('.page-wait')?.textContent,
        isNew: document.querySelector('main h1:not([data-seen])') !== null,
        isFocused: document.activeElement === document.querySelector('main h1'),
        top: Math.round(scrollY),
        bottom: Math.round(document.documentElement.scrollHeight - innerHeight),
      }));

    /** Everything arrives. Then what is seen must agree. */
    async function settle(): Promise<void> {
      isHolding = false;
      release(() => true);
      const say = () => `NAVIGATION_SEED=${SEED}: ${log.join(', ')}`;
      await expect
        .poll(
          async () => {
            release(() => true);
            const seen = await look().catch(() => undefined);
            if (!seen) return { agrees: false };
            const { title, heading } = await pageAt(seen.path);
            return { ...seen, agrees: seen.title === title && seen.heading === heading && !seen.wait };
          },
          { message: say(), timeout: 30_000 },
        )
        .toMatchObject({ agrees: true });
      const { isNew, isFocused, hash, key } = await look();
      if (isNew && mayHaveFocus) expect(isFocused, say()).toBe(true);
      const expected = last === 'history' ? positions.get(key) : hash || last === 'other' ? undefined : 0;
      if (expected !== undefined)
        await expect
          .poll(async () => {
            const { top, bottom } = await look();
            return Math.abs(top - Math.min(expected, bottom));
          }, say())
          .toBeLessThanOrEqual(2);
      if (!hash) {
        const to = Math.floor(random() * 900);
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
        positions.set(key, (await look()).top);
      }
      await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-seen', ''));
      last = 'other';
      mayHaveFocus = true;
      isHolding = true;
    }

    await page.goto(site.origin);
    await live(page);
    await settle();
    for (let step = 0; step < STEPS; step++) {
      const event = random();
      if (event < 0.5) {
        const index = Math.floor(random() * 1000);
        log.push(`click ${await click(index)}`);
        if (random() < 0.3) log.push(`click ${await click(random() < 0.5 ? index : index + 1)}`);
        last = 'click';
      } else if (event < 0.8) {
        const delta = random() < 0.7 ? -1 : 1;
        if (await go(delta)) {
          log.push(`go ${delta}`);
          last = 'history';
        }
      } else if (event < 0.86) {
        log.push('skip link');
        await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')!.click());
        // It scrolls the page that is shown, and takes the focus.
        positions.clear();
        last = 'other';
        mayHaveFocus = false;
      } else if (event < 0.92) {
        log.push('reload');
        isHolding = false;
        release(() => true);
        await page.reload();
        await live(page);
        isHolding = true;
      }
      release((steps) => steps <= 0);
      if (random() < 0.35 || step === STEPS - 1) {
        log.push('settle');
        await settle();
      }
    }
  });
});
