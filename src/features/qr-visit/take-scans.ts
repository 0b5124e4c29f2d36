import {
  copyChoiceForWorker,
  deleteStoredScan,
  storedScans,
  type StoredScan,
} from '../../outbox/scan-storage.ts';
import { outbox, syncInBackground } from '../../pwa/page-outbox.ts';
import { whenShown } from '../../ui/when-shown.ts';
import { followSettings } from '../site-settings/follow-settings.ts';
import { recordVisit, type Scan } from './record-visit.ts';

/**
 * Puts the scans that the boot script has stored (`src/boot/qr-scan.ts`) into the outbox and sends them. The id is
 * part of the stored scan, so two tabs that find the same scan record it once. Invalid ones are dropped.
 */
export async function takeScans(): Promise<void> {
  await whenShown();
  // Whoever has just scanned a code should not wait for the service worker to learn where it leads now.
  void followSettings();
  await copyChoiceForWorker();
  for (const stored of await storedScans()) {
    const scan = readScan(stored);
    const result = scan && (await recordVisit(scan, stored.id));
    // A visit that is not on disk stays in storage. The next page view tries again with the same id.
    const isDone = !result || (result.recorded ? result.saved : result.reason === 'tracking_disabled');
    if (isDone) await deleteStoredScan(stored.id).catch(() => {});
  }
  syncInBackground();
  await outbox().flush();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** The format of `Date.toISOString`, from 1970 on. PostgreSQL has no year 0. */
const TIME = /^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/;

/** @returns what was stored as a scan, or undefined if the boot script can't have written it */
function readScan({ id, text }: StoredScan): Scan | undefined {
  if (!UUID.test(id) || typeof text !== 'string') return undefined;
  try {
    const scan = JSON.parse(text) as Record<keyof Scan, unknown>;
    const isComplete = [scan.code, scan.search, scan.referrer, scan.at].every(
      (part) => typeof part === 'string',
    );
    const isValid =
      isComplete && TIME.test(scan.at as string) && !Number.isNaN(Date.parse(scan.at as string));
    return isValid ? (scan as Scan) : undefined;
  } catch {
    return undefined;
  }
}
