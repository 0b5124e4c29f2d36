import type { Environment } from './environment.ts';

/** Why a page is not here yet: the connection is slow, or the site can't be reached. */
export type Wait = 'slow' | 'cut';

/** A visitor who waits longer than this is told why, in milliseconds. */
const SLOW_MS = 1000;

/** Pauses between attempts while the site can't be reached, in milliseconds. Each is twice the one before. */
const RETRY_MS = { shortest: 1000, longest: 15_000 };

interface Callbacks<Page> {
  onWait: (wait: Wait) => void;
  onLoaded: (page: Page) => void;
  /** The site answers, and yet the page can't be loaded. */
  onMissing: () => void;
}

/**
 * Loads one page and retries for as long as the site can't be reached. Calls `onLoaded` or `onMissing` once, and
 * nothing after `cancel`.
 */
export class PageLoad<Page> {
  readonly pathname: string;
  readonly #environment: Pick<Environment<Page>, 'load' | 'isReachable' | 'after'>;
  readonly #callbacks: Callbacks<Page>;
  readonly #cancelSlow: () => void;
  #cancelPause = () => {};
  #endPause = () => {};
  #isCancelled = false;

  constructor(
    pathname: string,
    environment: Pick<Environment<Page>, 'load' | 'isReachable' | 'after'>,
    callbacks: Callbacks<Page>,
  ) {
    this.pathname = pathname;
    this.#environment = environment;
    this.#callbacks = callbacks;
    this.#cancelSlow = environment.after(SLOW_MS, () => callbacks.onWait('slow'));
    void this.#run();
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#cancelSlow();
    this.#cancelPause();
  }

  /** Ends a pause between two attempts. */
  retry(): void {
    this.#cancelPause();
    this.#endPause();
  }

  async #run(): Promise<void> {
    for (let pauseMs = RETRY_MS.shortest; ; pauseMs = Math.min(pauseMs * 2, RETRY_MS.longest)) {
      if (await this.#attempt()) return;
      const isReachable = await this.#environment.isReachable();
      if (this.#isCancelled) return;
      if (isReachable) {
        // One lost request is not yet a missing file.
        if (await this.#attempt()) return;
        this.#cancelSlow();
        return this.#callbacks.onMissing();
      }
      this.#cancelSlow();
      this.#callbacks.onWait('cut');
      await this.#pause(pauseMs);
      if (this.#isCancelled) return;
    }
  }

  /** @returns whether there is nothing left to do */
  async #attempt(): Promise<boolean> {
    let page: Page;
    try {
      page = await this.#environment.load(this.pathname);
    } catch {
      return this.#isCancelled;
    }
    this.#cancelSlow();
    if (!this.#isCancelled) this.#callbacks.onLoaded(page);
    return true;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = resolve;
      this.#cancelPause = this.#environment.after(ms, resolve);
    });
  }
}
