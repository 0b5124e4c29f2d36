/**
 * Small records outside the outbox: scanned QR codes that are not in the outbox yet (`scan:<id>`), and the
 * visitor's choice about recording them (`privacy-choice`). Each is stored twice under the same name. Local storage can
 * be read synchronously, and survives a page that is left at once. The IndexedDB database `scans` survives a browser that
 * is killed before it flushes local storage, and the service worker can read it.
 *
 * The boot script writes the scans (`src/boot/qr-scan.ts`).
 */
import { clear, del, entries, get, set } from 'idb-keyval';
import { SCANS, OPTED_OUT, PRIVACY_CHOICE, SCAN_PREFIX } from './scan-storage-names.ts';
import { openStore } from './open-store.ts';

const database = openStore(SCANS, SCANS);

type LocalStorage = Record<string, unknown> & {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
};

/** A page's local storage. Undefined in a worker. @throws where the browser denies it */
const local = () => (globalThis as { localStorage?: LocalStorage }).localStorage;

/** A scan as it was found. Anybody with developer tools may have changed it. */
export interface StoredScan {
  id: string;
  text: unknown;
}

/** Every stored scan, once. Storage that can't be read counts as empty. */
export async function storedScans(): Promise<StoredScan[]> {
  const found = new Map<string, unknown>();
  for (const [name, text] of await entries(database).catch(() => [])) found.set(String(name), text);
  try {
    const storage = local() ?? ({} as LocalStorage);
    for (const name of Object.keys(storage)) found.set(name, storage.getItem(name));
  } catch {
    // Denied, so the boot script could not write there either.
  }
  return [...found]
    .filter(([name]) => name.startsWith(SCAN_PREFIX))
    .map(([name, text]) => ({ id: name.slice(SCAN_PREFIX.length), text }));
}

/** Deletes a scan. @throws when IndexedDB fails */
export async function deleteStoredScan(id: string): Promise<void> {
  try {
    local()?.removeItem(SCAN_PREFIX + id);
  } catch {
    // Denied, so it holds no scan.
  }
  await del(SCAN_PREFIX + id, database);
}

/** Whether the visitor has opted out on this device, or undefined where local storage can't be read. */
export function readChoice(): boolean | undefined {
  try {
    return local()?.getItem(PRIVACY_CHOICE) === OPTED_OUT;
  } catch {
    return undefined;
  }
}

/** Whether the visitor has opted out on this device, for a worker, which has no local storage. */
export async function readChoiceInWorker(): Promise<boolean> {
  return (await get(PRIVACY_CHOICE, database).catch(() => undefined)) === OPTED_OUT;
}

/** Stores the visitor's choice, in local storage synchronously. @returns whether it could be stored */
export async function writeChoice(optOut: boolean): Promise<boolean> {
  try {
    if (optOut) local()?.setItem(PRIVACY_CHOICE, OPTED_OUT);
    else local()?.removeItem(PRIVACY_CHOICE);
  } catch {
    return false;
  }
  await (optOut ? set(PRIVACY_CHOICE, OPTED_OUT, database) : del(PRIVACY_CHOICE, database)).catch(() => {});
  return true;
}

/** Corrects the choice that a worker reads. A page that is left right after a choice may not have stored it there. */
export async function copyChoiceForWorker(): Promise<void> {
  const choice = readChoice();
  if (choice !== undefined && choice !== (await readChoiceInWorker())) await writeChoice(choice);
}

/** Deletes these records in IndexedDB, not those in local storage. @throws when IndexedDB fails */
export const clearScanStorage = (): Promise<void> => clear(database);
