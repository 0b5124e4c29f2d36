/** The moving strips: no gap at any window width, and the specified speed. */
import { paths } from '../../src/site/paths.ts';
import { home } from '../../src/content/home.ts';
import { servicesPage } from '../../src/content/services-page.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, type Page, test } from './support/test.ts';

const STRIPS = [
  { name: 'the brands of the home page', path: paths.home, label: home.brands.title, roundPx: 12 * 120 },
  { name: 'the photos of the home page', path: paths.home, label: home.about.strip.label, roundPx: 1500 },
  {
    name: 'the brands of the services page',
    path: paths.services,
    label: servicesPage.brands.title,
    roundPx: 12 * 120,
  },
];
const WIDTHS_PX = [360, 1440, 1441, 1920, 2560, 3840];
const ROUND_MS = 30_000;

interface Frame {
  /** The widest part of the window that no item covers, px. */
  gap: number;
  /** Left edges of the items inside the window, px. */
  edges: number[];
}

/** Pauses the strip `atMs` into a round, or wherever it is, and measures it. */
const measure = (page: Page, label: string, atMs?: number): Promise<Frame> =>
  page.getByRole('list', { name: label }).evaluate((list, time) => {
    const track = list.parentElement!;
    for (const animation of track.getAnimations({ subtree: true })) {
      animation.pause();
      if (time !== undefined) animation.currentTime = time;
    }
    const box = track.parentElement!.getBoundingClientRect();
    const items = [...track.querySelectorAll('li')]
      .map((item) => item.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && right > box.left && left < box.right)
      .sort((a, b) => a.left - b.left);
    let covered = box.left;
    let gap = 0;
    for (const { left, right } of items) {
      gap = Math.max(gap, left - covered);
      covered = Math.max(covered, right);
    }
    return { gap: Math.max(gap, box.right - covered), edges: items.map(({ left }) => Math.round(left)) };
  }, atMs);

for (const { name, path, label, roundPx } of STRIPS) {
  test(`${name} leave no gap at any window width`, async ({ page, site }) => {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    for (const width of WIDTHS_PX)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 1000 });
        // Not `scrollIntoViewIfNeeded`, which waits until the strip stops moving.
        await page.getByRole('list', { name: label }).evaluate((list) => list.scrollIntoView());
        for (const at of [0, 0.25, 0.5, 0.75, 0.999])
          expect(
            (await measure(page, label, at * ROUND_MS)).gap,
            `${width} px wide, ${at} of a round`,
          ).toBeLessThanOrEqual(1);
        // The end of a round looks the same as its start.
        const end = await measure(page, label, ROUND_MS - 0.001);
        expect(end.edges, `${width} px wide`).toEqual((await measure(page, label, 0)).edges);
      });
  });

  test(`${name} stay in step when the window grows`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(site.origin + path);
    await waitForHydration(page);
    const list = page.getByRole('list', { name: label });
    await list.evaluate((element) => element.scrollIntoView());
    // Jump into the middle of a round and keep running, as if the visitor had watched for a while.
    await list.evaluate((element, timeMs) => {
      for (const animation of element.parentElement!.getAnimations({ subtree: true })) {
        animation.currentTime = timeMs;
        animation.play();
      }
    }, ROUND_MS / 2);
    await page.setViewportSize({ width: 2560, height: 1000 });
    const { gap, edges } = await measure(page, label);
    expect(gap).toBeLessThanOrEqual(1);
    const steps = edges.slice(1).map((edge, index) => edge - edges[index]!);
    expect(Math.max(...steps) - Math.min(...steps), 'items overlap or drift apart').toBeLessThanOrEqual(1);
  });

  test(`${name} move by one round of ${roundPx} px in 30 s, and screen readers get them once`, async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    const list = page.getByRole('list', { name: label });
    const motion = await list.evaluate((element) => {
      const track = element.parentElement!;
      const [animation] = track.getAnimations();
      const { duration, iterations } = animation!.effect!.getComputedTiming();
      return {
        duration,
        iterations,
        easing: getComputedStyle(track).animationTimingFunction,
        width: element.getBoundingClientRect().width,
        exposedLists: [...track.children].filter((one) => !one.ariaHidden).length,
      };
    });
    expect(motion).toEqual({
      duration: ROUND_MS,
      iterations: Infinity,
      easing: 'linear',
      width: roundPx,
      exposedLists: 1,
    });
  });
}
