/** Whether a QR visit may be recorded. Checked when a code is scanned, and again right before the visit is sent. */
import { browserSignal } from './browser-signal.ts';
import { readChoice, readChoiceInWorker } from './scan-storage.ts';

/**
 * Whether neither the browser nor the visitor objects. False in a page that can't read the visitor's choice. In workers
 * no browser exposes Do Not Track and only some expose Global Privacy Control, but all can read the visitor's choice.
 */
export async function mayRecordVisits(): Promise<boolean> {
  if (browserSignal() !== null) return false;
  return !('localStorage' in globalThis ? (readChoice() ?? true) : await readChoiceInWorker());
}
