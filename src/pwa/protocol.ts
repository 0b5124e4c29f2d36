/**
 * The messages between pages and the service worker. A page may run an older or newer build than the worker, so the `type`
 * of an existing message never changes.
 */

/** From a page, except for `end-events`. `SKIP_WAITING` is workbox-window's. */
export type ToWorker =
  | { type: 'SKIP_WAITING' }
  /** Precache what is missing, the pictures named first. */
  | { type: 'precache'; first: string[] }
  /** Report how much is precached, without fetching pictures. */
  | { type: 'report-precache' }
  /** Stop precaching: the visitor deletes everything. Replies on the port once nothing is under way. */
  | { type: 'delete-precache' }
  /** Is the site reachable? Replies a boolean on the port. */
  | { type: 'probe' }
  /** Deliver what waits in the outbox: the page can't load the code that sends. */
  | { type: 'flush' }
  /** From a newer worker: end all events now, so that it can take over. */
  | { type: 'end-events' };

/** How much of the site is on the device. */
export interface PrecacheState {
  type: 'precache-state';
  /** How many pictures are precached, of `total`. */
  done: number;
  total: number;
  /** Size of what is precached, the pages in packed form. */
  bytes: number;
  /** Whether every page, script and font is precached. */
  installed: boolean;
  /** Whether every page, file and picture is precached. */
  complete: boolean;
  /** Whether the worker is fetching pictures now. */
  working: boolean;
}

/** To a page. */
export type ToPage =
  | PrecacheState
  /** A request of this page has failed on the network. */
  | { type: 'unreachable' }
  /** Which entry script does this page run? Expects the path on the port. */
  | { type: 'entry' }
  /** The visitor deletes everything: do not ask for the precache again. */
  | { type: 'precache-deleted' };
