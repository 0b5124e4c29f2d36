import { deleteScanNote, scanNotes, type ScanNote } from '../../outbox/notes.ts';
import { outbox, syncInBackground } from '../../stores/outbox-store.ts';
import { recordVisit, type Scan } from './record-visit.ts';

/**
 * Puts the scans that the boot script has noted (`src/boot/qr-scan.ts`) into the outbox and delivers them. The
 * id is part of the note, so two tabs that find the same one record it once. A note that can't be read is dropped.
 */
export async function takeScans(): Promise<void> {
  for (const note of await scanNotes()) {
    const scan = readScan(note);
    const result = scan && (await recordVisit(scan, note.id));
    // What is not on disk yet is noted until it is. The next visit tries again, under the same id.
    const isOver = !result || (result.recorded ? result.saved : result.reason === 'tracking_disabled');
    if (isOver) await deleteScanNote(note.id).catch(() => {});
  }
  syncInBackground();
  await outbox().flush();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** As `Date.toISOString` writes it; the database knows no year 0, and no clock says an earlier one than 1970. */
const TIME = /^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/;

/** A noted scan, or undefined for what the boot script can't have written. */
function readScan({ id, text }: ScanNote): Scan | undefined {
  if (!UUID.test(id) || typeof text !== 'string') return undefined;
  try {
    const scan = JSON.parse(text) as Record<keyof Scan, unknown>;
    const isWhole = [scan.code, scan.search, scan.referrer, scan.at].every(
      (part) => typeof part === 'string',
    );
    const isTimed = isWhole && TIME.test(scan.at as string) && !Number.isNaN(Date.parse(scan.at as string));
    return isTimed ? (scan as Scan) : undefined;
  } catch {
    return undefined;
  }
}
