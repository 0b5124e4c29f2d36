import { browserSignal } from '../outbox/browser-signal.ts';
import { SCANS, OPTED_OUT, PRIVACY_CHOICE, SCAN_PREFIX } from '../outbox/scan-storage-names.ts';
import { paths } from '../site/paths.ts';
import type { BootData } from './boot-data.ts';

/** How long a page waits before it leaves for another site, so that the browser can store the scan. */
const REDIRECT_DELAY_MS = 100;

/**
 * Handles the address of a scanned QR code, at which the host serves the destination's page (`src/site/qr-pages.ts`). Stores
 * the scan once the page is shown, unless the visitor or the browser objects. Then shows the page's own address in the
 * address bar, or leaves for another site. The app moves the stored scan into the outbox, now or at the next visit
 * (`src/features/qr-visit/take-scans.ts`).
 */
export function redirectScan({ path, to }: BootData): void {
  const match = new RegExp(`^${paths.qrCode('([^/]*)')}/*$`, 'i').exec(location.pathname);
  if (!match) return;
  const { search } = location;
  const storeScan = () => {
    try {
      if (!browserSignal() && localStorage.getItem(PRIVACY_CHOICE) !== OPTED_OUT)
        store(
          SCAN_PREFIX + crypto.randomUUID(),
          JSON.stringify({
            code: match[1],
            search,
            referrer: document.referrer.split(/[?#]/)[0],
            at: new Date().toISOString(),
          }),
        );
    } catch {
      // Without storage the scan is not recorded. The visitor still gets the page.
    }
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', storeScan, { once: true });
  else storeScan();
  if (path) history.replaceState(null, '', path + search + location.hash);
  else if (to) setTimeout(() => location.replace(to), REDIRECT_DELAY_MS);
}

/**
 * Writes to local storage and to IndexedDB: a killed browser loses local storage that it has not flushed, and a page
 * that is left loses a transaction that has not committed.
 */
function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full or denied: IndexedDB may still work.
  }
  const opening = indexedDB.open(SCANS);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SCANS);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction(SCANS, 'readwrite', { durability: 'strict' });
    transaction.objectStore(SCANS).put(text, name);
    transaction.commit?.();
    database.close();
  };
}
