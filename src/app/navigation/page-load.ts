import { retry } from '../../pwa/retry.ts';
import type { Environment } from './navigation-environment.ts';

/** Why a page is not shown yet: the connection is slow, or the site can't be reached. */
export type Wait = 'slow' | 'offline';

/** After this long, the visitor is told why the page does not appear. */
const SLOW_MS = 1000;

interface Callbacks<Page> {
  onWait: (wait: Wait) => void;
  onLoaded: (page: Page) => void;
  /** The site answers, but the page can't be loaded. */
  onMissing: () => void;
}

/**
 * Loads one page, retrying with backoff while the site can't be reached. Calls `onLoaded` or `onMissing` once, and
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
    void retry(
      () => this.#attempt(),
      (attempt) => Math.min(1000 * 2 ** attempt, 15_000),
      (ms) => this.#pause(ms),
    );
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#cancelSlow();
    this.#cancelPause();
  }

  /** Ends the pause between two attempts. */
  retry(): void {
    this.#cancelPause();
    this.#endPause();
  }

  /** @throws when the site can't be reached */
  async #attempt(): Promise<void> {
    if (this.#isCancelled || (await this.#hasEnded())) return;
    const isReachable = await this.#environment.isReachable();
    // A single lost request does not mean that the file is missing.
    if (this.#isCancelled || (isReachable && (await this.#hasEnded()))) return;
    this.#cancelSlow();
    if (isReachable) return this.#callbacks.onMissing();
    this.#callbacks.onWait('offline');
    throw new Error('offline');
  }

  /** Tries to load the page. @returns whether nothing is left to do: it is loaded, or the load was cancelled */
  async #hasEnded(): Promise<boolean> {
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
