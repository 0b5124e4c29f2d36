/** The page's outbox and its mirror for components. What waits lives on disk; the store only reflects it. */
import { create } from 'zustand';
import { createBrowserOutbox } from '../outbox/browser-outbox.ts';
import { visible, type Contents, type Outbox, type SubmissionStatus } from '../outbox/create-outbox.ts';
import type { CreateSender } from '../outbox/sender.ts';
import type { Item, Kind, Payloads } from '../outbox/item.ts';
import type { ToWorker } from '../pwa/protocol.ts';

let made: Outbox | undefined;

/** The outbox of this page. */
export function outbox(): Outbox {
  return (made ??= createBrowserOutbox(loadSender));
}

/**
 * Loads the code that sends.
 * @throws when it can't be loaded. Most browsers remember that until the page is closed, so the service worker, which
 * has its own copy, is asked to send instead.
 */
export async function loadSender(): Promise<CreateSender> {
  try {
    return (await import('../outbox/sender.ts')).createSender;
  } catch (error) {
    navigator.serviceWorker?.controller?.postMessage({ type: 'flush' } satisfies ToWorker);
    throw error;
  }
}

interface OutboxState {
  /** Waiting and failed submissions that their writer should see. */
  items: Item[];
  /** How many records this build can't read. */
  unreadable: number;
  /** Kinds of earlier submissions that have gone out just now. */
  delivered: Kind[];
}
export const useOutbox = create<OutboxState>()(() => ({ items: [], unreadable: 0, delivered: [] }));

/** Reads the disk into the store and marks the document with how many wait. */
export async function mirrorOutbox(): Promise<Contents> {
  const contents = await outbox().list();
  const items = visible(contents.items);
  useOutbox.setState({ items, unreadable: contents.unreadable.length });
  document.documentElement.dataset.outbox = String(items.filter(({ state }) => state === 'waiting').length);
  return contents;
}

/** How long a visitor looks at SENDING... before being told that it will be sent later. Milliseconds. */
export const SUBMIT_TIMEOUT_MS = 8000;
const awaited = new Set<string>();

/** Whether a form of this page is still waiting to hear of `id`. */
export const isAwaited = (id: string): boolean => awaited.has(id);

/**
 * Hands a validated submission to the outbox and sends it.
 * @returns how it stands as soon as that is known, at the latest after a few seconds
 */
export async function submit<K extends Kind>(kind: K, payload: Payloads[K]): Promise<SubmissionStatus> {
  const { id, saved } = await outbox().enqueue(kind, payload);
  awaited.add(id);
  const standing = outbox().status(id, saved, SUBMIT_TIMEOUT_MS);
  void outbox().flush();
  if (saved) askForBackgroundHelp();
  const result = await standing;
  awaited.delete(id);
  return result;
}

/** Asks for background sync, where the browser has it. */
export function syncInBackground(): void {
  // `ready` never settles without a service worker; nobody waits for it.
  void navigator.serviceWorker?.ready
    .then((registration) => registration.sync?.register('outbox'))
    .catch(() => {});
}

/** Background sync, and a promise not to evict what waits. */
function askForBackgroundHelp(): void {
  syncInBackground();
  void navigator.storage?.persist?.().catch(() => false);
}
