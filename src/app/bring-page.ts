import { isReachable } from './offline/probe.ts';
import { loadPage, type LoadedPage } from './routes.ts';

/** Pauses between two attempts without a connection, milliseconds: doubled up to the second. */
const PAUSES = { shortest: 1000, longest: 15_000 };

interface Occasion {
  /** The site can't be reached: its visitor should know why nothing happens. */
  onCutOff: () => void;
  /** They have gone elsewhere. */
  isStale: () => boolean;
}

/**
 * The page at `pathname`, asked for until it is here: on a first visit its code may still have to come over the line.
 * @throws when the site answers and yet the page can't be had (a new build has taken its files away), or when stale
 */
export async function bringPage(pathname: string, { onCutOff, isStale }: Occasion): Promise<LoadedPage> {
  for (let pause = PAUSES.shortest; ; pause = Math.min(pause * 2, PAUSES.longest)) {
    try {
      return await loadPage(pathname);
    } catch (error) {
      if (isStale()) throw error;
      // One lost request is no lost connection.
      if (await isReachable()) return loadPage(pathname);
      onCutOff();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
