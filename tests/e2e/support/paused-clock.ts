import { expect, type BrowserContext, type Page } from '@playwright/test';

const paused = new WeakSet<BrowserContext>();

/** From `at` on, the clock of all pages only advances with `page.clock.runFor`. */
export async function pauseClock(page: Page, at: Date): Promise<void> {
  paused.add(page.context());
  await page.clock.pauseAt(at);
}

/**
 * Lets a paused clock run again. Playwright 1.65 does so itself at the end of a test, but without waiting, and may leave
 * its script in a context that tests share: the pages of the next test then fail.
 */
export async function resumeClock(context: BrowserContext): Promise<void> {
  if (paused.delete(context)) await context.clock.resume();
}

/** Opens and hydrates a page whose clock only advances with `page.clock.runFor`. */
export async function gotoWithPausedClock(page: Page, url: string): Promise<void> {
  if (!paused.has(page.context())) {
    const start = new Date('2026-01-02T03:04:05Z');
    await page.clock.install({ time: start });
    await pauseClock(page, new Date(start.getTime() + 1000));
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
