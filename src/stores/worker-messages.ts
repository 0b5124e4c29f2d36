/** What pages and the service worker say to each other. */

/** From a page. `KEEP`: go on with the pictures, these first; `SKIP_WAITING` is workbox-window's. */
export type ToWorker =
  | { type: 'SKIP_WAITING' }
  | { type: 'keep'; first: string[] }
  | { type: 'state' }
  /** Whether the site can be reached: answered on the port that comes along. */
  | { type: 'probe' };

/** How much of the site is on the device. */
export interface Kept {
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

/** To a page. `unreachable`: a request of yours has really failed. `entry`: which entry script do you run? Answered on the port that comes along. */
export type ToPage = Kept | { type: 'unreachable' } | { type: 'entry' };
