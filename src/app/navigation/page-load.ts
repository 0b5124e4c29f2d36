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

/** A page that is being loaded. */
export interface PageLoad {
  pathname: string;
  /** Ends the pause between two attempts. */
  retry: () => void;
  cancel: () => void;
}

/**
 * Loads one page, retrying with backoff while the site can't be reached. Calls `onLoaded` or `onMissing` once, and
 * nothing after `cancel`.
 */
export function startLoad<Page>(
  pathname: string,
  { load, isReachable, after }: Pick<Environment<Page>, 'load' | 'isReachable' | 'after'>,
  { onWait, onLoaded, onMissing }: Callbacks<Page>,
): PageLoad {
  let isCancelled = false;
  let cancelPause = () => {};
  let endPause = () => {};
  const cancelSlow = after(SLOW_MS, () => onWait('slow'));

  /** Tries to load the page. @returns whether nothing is left to do: it is loaded, or the load was cancelled */
  async function hasEnded(): Promise<boolean> {
    let page: Page;
    try {
      page = await load(pathname);
    } catch {
      return isCancelled;
    }
    cancelSlow();
    if (!isCancelled) onLoaded(page);
    return true;
  }

  /** @throws when the site can't be reached */
  async function attempt(): Promise<void> {
    if (isCancelled || (await hasEnded())) return;
    const answers = await isReachable();
    // A single lost request does not mean that the file is missing.
    if (isCancelled || (answers && (await hasEnded()))) return;
    cancelSlow();
    if (answers) return onMissing();
    onWait('offline');
    throw new Error('offline');
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      endPause = resolve;
      cancelPause = after(ms, resolve);
    });
  void retry(attempt, (count) => Math.min(1000 * 2 ** count, 15_000), pause);

  return {
    pathname,
    retry() {
      cancelPause();
      endPause();
    },
    cancel() {
      isCancelled = true;
      cancelSlow();
      cancelPause();
    },
  };
}
