/** Whether a QR visit may be recorded. Asked when a code is scanned, and again right before the visit is sent. */
import { browserSignal } from './browser-signal.ts';
import { readChoice, readChoiceInWorker } from './notes.ts';

/**
 * Whether neither the browser nor the visitor says no. A page that can't read the visitor's choice records nothing.
 * A worker sees Do Not Track in no engine and Global Privacy Control in some; the visitor's own choice it always sees.
 */
export async function mayRecordVisits(): Promise<boolean> {
  if (browserSignal() !== null) return false;
  return !('localStorage' in globalThis ? (readChoice() ?? true) : await readChoiceInWorker());
}
