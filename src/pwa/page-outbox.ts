/** The page's outbox. The data is in IndexedDB, and components read a copy (`src/stores/outbox.ts`). */
import { createBrowserOutbox } from '../outbox/browser-outbox.ts';
import type { Contents, Outbox, SubmissionStatus } from '../outbox/create-outbox.ts';
import type { CreateSender } from '../outbox/create-sender.ts';
import { visitorKinds, type VisitorKind, type VisitorPayloads } from '../outbox/visitor-kinds.ts';
import { useOutbox } from '../stores/outbox.ts';
import type { ToWorker } from './protocol.ts';

let instance: Outbox<VisitorPayloads> | undefined;

/** The outbox of this page, created at the first call. */
export function outbox(): Outbox<VisitorPayloads> {
  return (instance ??= createBrowserOutbox(visitorKinds, loadSender));
}

/**
 * Loads the code that sends.
 * @throws when it can't be loaded. Most browsers cache that failure until the page is closed, so the service worker,
 * which has its own copy, is asked to send instead.
 */
export async function loadSender(): Promise<CreateSender> {
  try {
    return (await import('../outbox/visitor-sender.ts')).createSender;
  } catch (error) {
    navigator.serviceWorker?.controller?.postMessage({ type: 'flush' } satisfies ToWorker);
    throw error;
  }
}

/** Copies the outbox into the store, and writes the number of waiting submissions to `<html data-outbox>`. */
export async function mirrorOutbox(): Promise<Contents<VisitorPayloads>> {
  const contents = await outbox().list();
  const items = outbox().visible(contents.items);
  useOutbox.setState({ items, unreadable: contents.unreadable.length });
  document.documentElement.dataset.outbox = String(items.filter(({ state }) => state === 'waiting').length);
  return contents;
}

/** How long a form shows SENDING... before it says that the message will be sent later. */
export const SUBMIT_TIMEOUT_MS = 8000;
const awaited = new Set<string>();

/** Whether a form of this page is still waiting for the result of `id`. */
export const isAwaited = (id: string): boolean => awaited.has(id);

/**
 * Hands a validated submission to the outbox and sends it.
 * @returns its status as soon as it is known, after `SUBMIT_TIMEOUT_MS` at the latest
 */
export async function submit<K extends VisitorKind>(
  kind: K,
  payload: VisitorPayloads[K],
): Promise<SubmissionStatus> {
  const { id, saved } = await outbox().enqueue(kind, payload);
  awaited.add(id);
  const status = outbox().status(id, saved, SUBMIT_TIMEOUT_MS);
  void outbox().flush();
  if (saved) protectSubmission();
  const result = await status;
  awaited.delete(id);
  return result;
}

/**
 * Waits for the end of a waiting submission, in any tab or the worker.
 * @returns its status if it arrived, undefined if it was refused or deleted
 */
export const outcomeOf = (id: string): Promise<SubmissionStatus | undefined> =>
  new Promise((resolve) => {
    const stop = outbox().subscribe((message) => {
      if (!('id' in message) || message.id !== id || message.type === 'delayed') return;
      stop();
      resolve(message.type === 'arrived' ? { state: 'arrived', answer: message.answer } : undefined);
    });
  });

/** Registers for background sync, where the browser supports it. */
export function syncInBackground(): void {
  // `ready` never settles without a service worker, so it is not awaited.
  void navigator.serviceWorker?.ready
    .then((registration) => registration.sync?.register('outbox'))
    .catch(() => {});
}

/** Registers for background sync, and asks the browser not to evict the outbox. */
function protectSubmission(): void {
  syncInBackground();
  void navigator.storage?.persist?.().catch(() => false);
}
