import { chromium, type Locator, type Page } from 'playwright';
import { paths } from '../../src/site/paths.ts';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';
import { waitForHydration, waitForOfflineReady } from '../e2e/support/page-state.ts';

/** As Lighthouse slows a desktop processor down to a phone's. */
const CPU_SLOWDOWN = 4;
/** How long a tap lasts. */
const PRESS_MS = 80;

/** Times in milliseconds, on a phone with a quarter of this machine's CPU speed and everything precached. */
export interface Interactions {
  /** From the tap on a link until the next page's heading is painted. */
  routeChange: { ms: number; max: number };
  /** From a key in the search box to the frame with its results. */
  searchKey: { ms: number; max: number };
  /** From any tap or key of the whole visit to the next frame. The longest is the visit's interaction to next paint. */
  anyInput: { ms: number; max: number };
}

/** One visit: menu, search, gallery and form, as a person uses them. */
export async function measureInteractions(origin: string): Promise<Interactions> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    await page.addInitScript({ content: recordInputs });
    // The sign-up popup would cover what is tapped next.
    await page.addInitScript("sessionStorage.setItem('popup-seen', '1')");
    await page.goto(origin);
    await waitForHydration(page);
    await waitForOfflineReady(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const routeChanges: number[] = [];
    for (const name of ['MEMBERSHIPS', 'ARTICLES', 'ABOUT', 'CONTACT', 'SERVICES'])
      routeChanges.push(await followMenu(page, name));

    const search = page.getByRole('combobox').first();
    await press(page, search);
    const before = (await inputs(page)).length;
    await search.pressSequentially('microneedling for scars', { delay: 120 });
    await page.waitForTimeout(500);
    const first = await inputs(page);
    const keys = first.slice(before).filter(({ type }) => type === 'keydown');

    await page.goto(origin + paths.gallery);
    await waitForHydration(page);
    await press(page, page.locator('[aria-haspopup=dialog]').first());
    await press(page, page.getByRole('dialog').getByRole('button').first());
    routeChanges.push(await followMenu(page, 'CONTACT'));
    const form = page.locator('form:has([name=message])').first();
    for (const [field, text] of [
      ['fullName', 'Ada Sample'],
      ['email', 'ada@example.org'],
      ['message', 'I would like to ask about the head spa.'],
    ] as const)
      await form.locator(`[name=${field}]`).pressSequentially(text, { delay: 60 });
    await page.waitForTimeout(500);
    const all = [...first, ...(await inputs(page))].map(({ ms }) => ms);
    return {
      routeChange: spread(routeChanges),
      searchKey: spread(keys.map(({ ms }) => ms)),
      anyInput: spread(all),
    };
  } finally {
    await browser.close();
  }
}

/** Opens the menu and follows a link. @returns the time from the tap until the heading of the next page is painted */
async function followMenu(page: Page, name: string): Promise<number> {
  await press(page, page.getByRole('banner').getByRole('button', { name: /menu/i }));
  const link = page.locator('#mobile-menu').getByRole('link', { name, exact: true });
  const previous = await page.title();
  await page.evaluate(() => (window as unknown as Recorder).awaitNextPage());
  await press(page, link);
  await page.waitForFunction((title) => document.title !== title, previous);
  const ms = await page.evaluate(() => (window as unknown as Recorder).nextPage);
  await page.waitForTimeout(700);
  return ms;
}

/** Taps as a person does, whose finger stays on the screen for a moment. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

interface Input {
  type: string;
  ms: number;
}

interface Recorder {
  inputs: Input[];
  awaitNextPage: () => void;
  /** Time from the last tap until the heading of the next page is painted. */
  nextPage: Promise<number>;
}

/** All taps and keys since the document was opened. */
const inputs = (page: Page): Promise<Input[]> => page.evaluate(() => (window as unknown as Recorder).inputs);

/** Runs in the page before its own scripts. It is a string because compiled code may call helpers that pages lack. */
const recordInputs = `
  window.inputs = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId) inputs.push({ type: name, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.awaitNextPage = () => {
    window.nextPage = new Promise((resolve) => {
      let tapped = 0;
      addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        new PerformanceObserver((list) => resolve(list.getEntries()[0].renderTime - tapped)).observe({ type: 'element' });
        document.querySelector('main h1').setAttribute('elementtiming', 'heading');
      });
      observer.observe(document.querySelector('title'), { childList: true, characterData: true, subtree: true });
    });
  };`;

function spread(values: number[]): { ms: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value: number | undefined) => Math.round(value ?? 0);
  return { ms: round(sorted[Math.floor(sorted.length / 2)]), max: round(sorted.at(-1)) };
}
