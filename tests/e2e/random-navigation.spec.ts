/** Navigates at random while scripts load slowly or fail, and compares what the page shows with what it should show. */
import { seeded } from '../../src/outbox/seeded-random.ts';
import { networkErrors } from './support/console.ts';
import { HeldScripts } from './support/held-scripts.ts';
import { fetchText } from './support/html.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, test, type Page } from './support/test.ts';

/** Set NAVIGATION_SEED to replay a run. Every run prints its seed. */
const SEED = Number(process.env['NAVIGATION_SEED'] ?? Date.now() % 1_000_000_000);
const STEPS = 40;

test.use({
  expectedConsole: new RegExp(
    `${networkErrors.source}|Failed to fetch|dynamically imported|fetching the script`,
  ),
});
test.describe.configure({ timeout: 240_000 });

/** Runs `action` in the page. If the document unloads meanwhile, runs it again in the next document. */
async function inPage<T>(page: Page, action: (argument: number) => T | Promise<T>, argument = 0): Promise<T> {
  for (;;) {
    try {
      return await page.evaluate(action, argument);
    } catch (error) {
      if (!/context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Clicks one of the page's internal links. @returns its href */
const clickLink = (page: Page, index: number) =>
  inPage(
    page,
    (at) => {
      const links = document.querySelectorAll<HTMLAnchorElement>(
        ':is(header, main, footer) a[href^="/"]:not([href$=".xml"], [target])',
      );
      const link = links[at % links.length]!;
      link.click();
      return link.getAttribute('href')!;
    },
    index,
  );

/** Goes back (-1) or forward (1). @returns false if the history has no such entry */
const goInHistory = (page: Page, delta: number) =>
  inPage(
    page,
    (by) => {
      const { navigation } = window as unknown as {
        navigation: { canGoBack: boolean; canGoForward: boolean };
      };
      const isPossible = by < 0 ? navigation.canGoBack : navigation.canGoForward;
      if (isPossible) history.go(by);
      return isPossible;
    },
    delta,
  );

/** What the page shows. `bottom` is the largest possible scroll position. */
const readState = (page: Page) =>
  inPage(page, () => ({
    path: location.pathname,
    hash: location.hash,
    key: (history.state as { key: string } | null)?.key ?? '',
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    loading: document.querySelector('.page-wait')?.textContent,
    isNew: document.querySelector('main h1:not([data-seen])') !== null,
    isFocused: document.activeElement === document.querySelector('main h1'),
    top: Math.round(scrollY),
    bottom: Math.round(document.documentElement.scrollHeight - innerHeight),
  }));

type State = Awaited<ReturnType<typeof readState>>;

interface ServedPage {
  title: string;
  heading: string;
}

/**
 * Reads title and heading of the served pages.
 * @param blank a page without a document, which parses; the site's own policy forbids that in its pages
 */
function servedPages(blank: Page, origin: string): (path: string) => Promise<ServedPage> {
  const known = new Map<string, ServedPage>();
  return async (path) => {
    const cached = known.get(path);
    if (cached) return cached;
    const served = await blank.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return { title: parsed.title, heading: parsed.querySelector('main h1')!.textContent };
      },
      await fetchText(origin + path),
    );
    known.set(path, served);
    return served;
  };
}

test('after forty random steps, title, heading, URL, focus and scroll position agree', async ({
  page,
  site,
}) => {
  console.log(`NAVIGATION_SEED=${SEED}`);
  const random = seeded(SEED);
  const log: string[] = [];
  const history = () => `NAVIGATION_SEED=${SEED}: ${log.join(', ')}`;
  const scripts = new HeldScripts(random);
  await scripts.watch(page);
  const servedPage = servedPages(await page.context().newPage(), site.origin);
  await page.bringToFront();

  /** Scroll position by history entry, as the last settled state left it. */
  const positions = new Map<string, number>();
  let lastStep: 'click' | 'history' | 'other' = 'other';
  let expectsFocus = false;
  const expectNothing = () => {
    positions.clear();
    lastStep = 'other';
    expectsFocus = false;
  };
  // After a reload, or after a script failed twice, the browser sets scroll position and focus.
  page.on('domcontentloaded', expectNothing);

  /** Lets everything load and checks that the page is consistent. Then scrolls to a random position. */
  async function settle(): Promise<void> {
    scripts.isHolding = false;
    scripts.releaseAll();
    let settled: State | undefined;
    await expect
      .poll(
        async () => {
          scripts.releaseAll();
          const state = await readState(page).catch(() => undefined);
          if (!state) return { agrees: false };
          settled = state;
          const { title, heading } = await servedPage(state.path);
          return {
            ...state,
            agrees: state.title === title && state.heading === heading && !state.loading,
          };
        },
        { message: history(), timeout: 30_000 },
      )
      .toMatchObject({ agrees: true });
    const { isNew, isFocused, hash, key } = settled!;
    if (isNew && expectsFocus) expect(isFocused, history()).toBe(true);
    const expectedTop =
      lastStep === 'history' ? positions.get(key) : hash || lastStep === 'other' ? undefined : 0;
    if (expectedTop !== undefined)
      await expect
        .poll(async () => {
          const { top, bottom } = await readState(page);
          return Math.abs(top - Math.min(expectedTop, bottom));
        }, history())
        .toBeLessThanOrEqual(2);
    if (!hash) {
      const target = Math.floor(random() * 900);
      // Sections and fonts that come later would move the text, and the scroll position with it.
      await inPage(
        page,
        async (top) => {
          document.documentElement.setAttribute('data-laid-out', '');
          await document.fonts.ready;
          scrollTo({ top, behavior: 'instant' });
        },
        target,
      );
      positions.set(key, (await readState(page)).top);
    }
    await inPage(page, () => document.querySelector('main h1')?.setAttribute('data-seen', ''));
    lastStep = 'other';
    expectsFocus = true;
    scripts.isHolding = true;
  }

  await page.goto(site.origin);
  await waitForHydration(page);
  await settle();
  for (let step = 0; step < STEPS; step++) {
    const event = random();
    if (event < 0.5) {
      const index = Math.floor(random() * 1000);
      log.push(`click ${await clickLink(page, index)}`);
      if (random() < 0.3) log.push(`click ${await clickLink(page, random() < 0.5 ? index : index + 1)}`);
      lastStep = 'click';
    } else if (event < 0.8) {
      const delta = random() < 0.7 ? -1 : 1;
      if (await goInHistory(page, delta)) {
        log.push(`go ${delta}`);
        lastStep = 'history';
      }
    } else if (event < 0.86) {
      log.push('skip link');
      await inPage(page, () => document.querySelector<HTMLAnchorElement>('a[href="#main"]')!.click());
      // It scrolls the current page and takes the focus.
      expectNothing();
    } else if (event < 0.92) {
      log.push('reload');
      scripts.isHolding = false;
      scripts.releaseAll();
      await page.reload();
      await waitForHydration(page);
      scripts.isHolding = true;
    }
    scripts.step();
    if (random() < 0.35 || step === STEPS - 1) {
      log.push('settle');
      await settle();
    }
  }
});
