/**
 * Notes about QR visits: scans that are not in the outbox yet (`scan:<id>`), and the visitor's choice not to be
 * recorded (`privacy-choice`). Each lies in local storage and, under the same name, in the IndexedDB database
 * `notes`. Local storage can be read at once and outlives a page that is left in a moment. The database outlives a
 * browser that is killed before it has flushed its local storage, and the service worker can read it.
 *
 * The boot script writes scans by itself (`src/plugins/html/boot.ts`).
 */
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { NOTES, OPTED_OUT, PRIVACY_CHOICE, SCAN_PREFIX } from './note-names.ts';

const open = createStore(NOTES, NOTES);
// Where IndexedDB is denied, opening it throws at once. Async turns that into a rejection like any other failure.
const database: UseStore = async (mode, callback) => open(mode, callback);

type LocalStorage = Record<string, unknown> & {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
};

/** A page's local storage. Undefined in a worker. @throws where the browser denies it */
const local = () => (globalThis as { localStorage?: LocalStorage }).localStorage;

/** A noted scan as it was found: anybody with the browser's tools may have changed it. */
export interface ScanNote {
  id: string;
  text: unknown;
}

/** Every noted scan, once. A place that can't be read counts as empty. */
export async function scanNotes(): Promise<ScanNote[]> {
  const found = new Map<string, unknown>();
  for (const [name, text] of await entries(database).catch(() => [])) found.set(String(name), text);
  try {
    const storage = local() ?? ({} as LocalStorage);
    for (const name of Object.keys(storage)) found.set(name, storage.getItem(name));
  } catch {
    // Denied: the boot script could not write there either.
  }
  return [...found]
    .filter(([name]) => name.startsWith(SCAN_PREFIX))
    .map(([name, text]) => ({ id: name.slice(SCAN_PREFIX.length), text }));
}

/** Deletes a noted scan. @throws when IndexedDB refuses */
export async function deleteScanNote(id: string): Promise<void> {
  try {
    local()?.removeItem(SCAN_PREFIX + id);
  } catch {
    // Denied: there is none.
  }
  await del(SCAN_PREFIX + id, database);
}

/** Whether the visitor has opted out on this device. @returns undefined where the browser does not tell */
export function readChoice(): boolean | undefined {
  try {
    return local()?.getItem(PRIVACY_CHOICE) === OPTED_OUT;
  } catch {
    return undefined;
  }
}

/** The same for a worker, which has no local storage. */
export async function readChoiceInWorker(): Promise<boolean> {
  return (await get(PRIVACY_CHOICE, database).catch(() => undefined)) === OPTED_OUT;
}

/** Remembers the visitor's choice, in local storage before it returns. @returns whether the browser let us */
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

/** Deletes the database's notes. Local storage is left alone. @throws when the browser refuses */
export const clearNotes = (): Promise<void> => clear(database);
