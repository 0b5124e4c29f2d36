import { clearNotes } from '../../outbox/notes.ts';
import { mirrorOutbox, outbox } from '../../stores/outbox-store.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import { ask } from '../../pwa/ask.ts';
import type { ToWorker } from '../../pwa/protocol.ts';

/** The browser has stopped a worker that does not answer within this time. */
const TIMEOUT_MS = 3000;

/** What lies on this device, for its visitor to see. */
export interface Traces {
  waiting: number;
  receipts: number;
  /** Bytes of pages and pictures, 0 for none; nothing where the browser does not tell. */
  saved: number | undefined;
  session: boolean;
  choice: boolean;
}

/** Looks what this device holds. Parts that the browser keeps from us count as empty. */
export async function findTraces(): Promise<Traces> {
  const [{ items, unreadable }, receipts, names, estimate] = await Promise.all([
    outbox().list(),
    outbox().countReceipts(),
    globalThis.caches?.keys().catch(() => []) ?? [],
    navigator.storage?.estimate?.().catch(() => undefined),
  ]);
  return {
    waiting: items.length + unreadable.length,
    receipts,
    saved: names.length === 0 ? 0 : estimate?.usage,
    session: holds(() => sessionStorage),
    choice: holds(() => localStorage),
  };
}

function holds(storage: () => Storage): boolean {
  try {
    return storage().length > 0;
  } catch {
    return false;
  }
}

/**
 * Deletes all that this site has stored on the device: outbox and receipts, saved pages with the service worker that
 * serves them, notes and choices.
 * @throws when the browser refuses one of them
 */
export async function forgetDevice(): Promise<void> {
  // First of all the submissions: it breaks off what is under way, here and in the worker.
  await outbox().forget();
  await clearNotes();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const workers = registrations.flatMap(({ active, waiting, installing }) => [active, waiting, installing]);
  await Promise.all(
    workers.flatMap((worker) =>
      worker ? [ask(worker, { type: 'forget' } satisfies ToWorker, TIMEOUT_MS)] : [],
    ),
  );
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
  usePopupSeen.setState({ seen: false });
  sessionStorage.clear();
  localStorage.clear();
  await mirrorOutbox();
}
