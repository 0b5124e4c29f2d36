import { clearScanStorage } from '../../outbox/scan-storage.ts';
import { mirrorOutbox, outbox } from '../../pwa/page-outbox.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import { withStorage } from '../../ui/web-storage.ts';
import { ask } from '../../pwa/ask.ts';
import type { ToWorker } from '../../pwa/protocol.ts';

/** A worker that has not replied by then was stopped by the browser. */
const REPLY_TIMEOUT_MS = 3000;

/** What the site has stored on this device, as shown to its visitor. */
export interface DeviceData {
  /** Submissions in the outbox. */
  waiting: number;
  receipts: number;
  /** Bytes of pages and pictures. Undefined where the browser does not report it. */
  savedBytes: number | undefined;
  session: boolean;
  choice: boolean;
}

/** Reads what the site has stored on this device. What the browser blocks counts as empty. */
export async function readDeviceData(): Promise<DeviceData> {
  const [{ items, unreadable }, receipts, names, estimate] = await Promise.all([
    outbox().list(),
    outbox().countReceipts(),
    globalThis.caches?.keys().catch(() => []) ?? [],
    navigator.storage?.estimate?.().catch(() => undefined),
  ]);
  return {
    waiting: items.length + unreadable.length,
    receipts,
    savedBytes: names.length === 0 ? 0 : estimate?.usage,
    session: holdsData('sessionStorage'),
    choice: holdsData('localStorage'),
  };
}

const holdsData = (area: 'localStorage' | 'sessionStorage'): boolean =>
  withStorage(area, (storage) => storage.length > 0) ?? false;

/**
 * Deletes everything that the site has stored on this device: outbox, receipts, saved pages, service worker, scans and
 * choices.
 * @throws when the browser refuses to delete something
 */
export async function deleteDeviceData(): Promise<void> {
  // Submissions first: this also aborts what is being sent, in this page and in the worker.
  await outbox().clear();
  await clearScanStorage();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const workers = registrations.flatMap(({ active, waiting, installing }) => [active, waiting, installing]);
  await Promise.all(
    workers.flatMap((worker) =>
      worker ? [ask(worker, { type: 'delete-precache' } satisfies ToWorker, REPLY_TIMEOUT_MS)] : [],
    ),
  );
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
  usePopupSeen.setState({ seen: false });
  withStorage('sessionStorage', (storage) => storage.clear());
  withStorage('localStorage', (storage) => storage.clear());
  await mirrorOutbox();
}
