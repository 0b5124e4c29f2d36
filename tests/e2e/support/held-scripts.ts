import type { Page } from '@playwright/test';

/** Delays the scripts of a page by a random number of steps, and lets some fail at their first request. */
export class HeldScripts {
  /** Whether scripts that the page requests from now on are held. */
  isHolding = false;
  #held: { steps: number; release: () => void }[] = [];
  readonly #random: () => number;

  /** @param random returns numbers from 0 to below 1 */
  constructor(random: () => number) {
    this.#random = random;
  }

  async watch(page: Page): Promise<void> {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const fails = this.isHolding && this.#random() < 0.1;
      if (this.isHolding)
        await new Promise<void>((release) =>
          this.#held.push({ steps: 1 + Math.floor(this.#random() * 4), release }),
        );
      await (fails ? route.abort() : route.continue()).catch(() => {});
    });
  }

  /** Counts one step, and releases the scripts that have waited for all of their steps. */
  step(): void {
    for (const script of this.#held) script.steps--;
    this.#release(({ steps }) => steps <= 0);
  }

  /** Releases all held scripts. */
  releaseAll(): void {
    this.#release(() => true);
  }

  #release(isDue: (script: { steps: number }) => boolean): void {
    const due = this.#held.filter(isDue);
    this.#held = this.#held.filter((script) => !due.includes(script));
    for (const { release } of due) release();
  }
}
