/** What pages and the service worker say to each other. */

/** From a page. `KEEP`: go on with the pictures, these first; `SKIP_WAITING` is workbox-window's. */
export type ToWorker =
  | { type: 'SKIP_WAITING' }
  | { type: 'keep'; first: string[] }
  | { type: 'state' }
  /** The visitor wants nothing kept: answered on the port that comes along, once nothing goes on. */
  | { type: 'forget' }
  /** Whether the site can be reached: answered on the port that comes along. */
  | { type: 'probe' }
  /** The page can't load the code that sends: deliver what waits. */
  | { type: 'flush' };

/** How much of the site is on the device. */
export interface PrecacheState {
  type: 'kept';
  /** Pictures that are here, and that there are. */
  done: number;
  total: number;
  /** What lies here, the pages as they travelled. */
  bytes: number;
  /** Every page, script and font is here. */
  installed: boolean;
  /** Every page, file and picture is really there. */
  complete: boolean;
  working: boolean;
}

/** To a page. */
export type ToPage =
  | PrecacheState
  /** A request of yours has really failed. */
  | { type: 'unreachable' }
  /** Which entry script do you run? Answered on the port that comes along. */
  | { type: 'entry' }
  /** The device is to keep nothing: do not ask for it again. */
  | { type: 'forgotten' };
