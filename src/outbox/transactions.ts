/**
 * Ends the transactions of a page that is left.
 *
 * WebKit suspends such a page in its back-forward cache with its transactions open, and then every other page and worker
 * waits for them, for half an hour or more (WebKit bug 315804; seen in WebKitGTK 2.50). So a page aborts what it has not
 * committed, and does it again when the visitor comes back.
 */
const uncommitted = new Set<IDBTransaction>();
let shown = Promise.resolve();

const listen = (globalThis as Partial<typeof globalThis>).addEventListener;
listen?.('pagehide', () => {
  shown = new Promise((resolve) => listen('pageshow', () => resolve(), { once: true }));
  uncommitted.forEach(abort);
});

/**
 * Resolves when the page can begin a transaction: at once, unless the page has been left. Call it anew before each
 * transaction, because each leave creates another promise.
 */
export const untilShown = (): Promise<void> => shown;

/** Aborts the transaction when the page is left, unless it is committed by then. */
export function track(transaction: IDBTransaction): void {
  uncommitted.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => uncommitted.delete(transaction));
}

/** Commits the transaction. Call it after the last request, so that the browser needs nothing more of the page. */
export function commit(transaction: IDBTransaction): void {
  transaction.commit?.();
  uncommitted.delete(transaction);
}

export function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // The transaction has already ended.
  }
}
