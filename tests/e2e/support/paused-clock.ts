import { expect, type Page } from '@playwright/test';

/** Pages whose clock is paused already. */
const paused = new WeakSet<Page>();

/** Opens and hydrates a page whose clock only advances with `page.clock.runFor`. */
export async function gotoWithPausedClock(page: Page, url: string): Promise<void> {
  if (!paused.has(page)) {
    const start = new Date('2026-01-02T03:04:05Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    paused.add(page);
  }
  await page.goto(url);
  // The page starts its scripts in timers, so hydration needs the clock to advance: often, because each script waits for
  // the one before, and by little, because the page's own timers run, too.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2);
        return page.evaluate(() => document.documentElement.dataset['outbox']);
      },
      { intervals: [20] },
    )
    .toBeDefined();
}
