import { seeded } from '../../src/outbox/seeded-random.ts';
import type { Engine } from '../engines/engine-browser.ts';

/** Where a visitor submits something. */
export const SURFACES = ['contact', 'question', 'home', 'widget', 'popup', 'qr'] as const;
/** What staff do with an inquiry in the desk: write a note, mark it as answered, or reply by mail. */
export const DESK_SURFACES = ['note', 'answer', 'reply'] as const;
export type DeskSurface = (typeof DESK_SURFACES)[number];
export type Surface = (typeof SURFACES)[number] | DeskSurface;

export const isDeskSurface = (surface: Surface): surface is DeskSurface =>
  (DESK_SURFACES as readonly Surface[]).includes(surface);

/**
 * What goes wrong with one request to the backend:
 * - `request-lost`: the connection closes before the server has it
 * - `request-half`: the server gets half of the body, then the connection closes
 * - `request-late`: the connection closes at once, and the server gets the request a second later
 * - `request-twice`: a proxy sends it a second time
 * - `reply-lost`, `reply-cut`: the server has handled it, the reply never arrives or ends halfway
 * - `reply-stale`: a function's reply to an earlier request; the server never gets this one
 * - `reply-garbled`: status 200 with a body that is no JSON
 * - `reply-masked`: the server has handled it, and an intermediary answers 502
 * - `portal`, `redirect`: a captive portal answers 200, or sends the browser to its own page
 * - `refused-400`, `refused-404`, `refused-503`: an intermediary answers without asking the server
 * - `throttled-…`: 429 with a Retry-After in seconds, as a date, or malformed
 * - `black-hole`: no answer until the fault phase ends
 * - `trickle`: the reply arrives byte by byte
 */
export const FAULTS = [
  'request-lost',
  'request-half',
  'request-late',
  'request-twice',
  'reply-lost',
  'reply-cut',
  'reply-stale',
  'reply-garbled',
  'reply-masked',
  'portal',
  'redirect',
  'refused-400',
  'refused-404',
  'refused-503',
  'throttled-seconds',
  'throttled-date',
  'throttled-malformed',
  'black-hole',
  'trickle',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * What goes wrong with one connection to the mail server:
 * - `mail-refused`: it closes at once
 * - `mail-busy`: it answers 421
 * - `mail-slow`: it takes three seconds to answer
 * - `mail-unacknowledged`: it has the mail, and the connection closes before its reply
 */
export const MAIL_FAULTS = ['mail-refused', 'mail-busy', 'mail-slow', 'mail-unacknowledged'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/**
 * What happens to the whole page, browser, server or database while a submission is on its way. Among others:
 * - `leave-and-return`: the visitor goes to another page, and back
 * - `frozen`: the browser freezes the page for three seconds, as it does with tabs in the background
 * - `offline`: no connection to anything for three seconds
 * - `storage-full`: from before the click on, every write to the page's databases fails
 * - `storage-wiped`: the browser deletes everything that the site has stored, as it may when the disk is full
 * - `storage-upgrade`: another tab upgrades the databases for three seconds, which closes everybody's connections
 * - `clock-jump`: the page's clock is up to a day wrong from then on, forward or back
 * - `new-build`: a new build is deployed, and the visitor takes it; the second time, the way back. In half of the scenarios
 *   it writes another version of the records, which the old build can't read
 * - `send-now`, `remove`, `edit`: what a visitor can do in the list of waiting messages
 */
export const DISRUPTIONS = [
  'none',
  'reload',
  'leave-and-return',
  'close-tab',
  'kill-browser',
  'kill-server',
  'frozen',
  'offline',
  'second-tab',
  'storage-full',
  'storage-wiped',
  'storage-upgrade',
  'clock-jump',
  'new-build',
  'send-now',
  'remove',
  'edit',
] as const;

/**
 * What happens to the database, mostly for three seconds:
 * - `database-killed`: the server dies, and starts again
 * - `database-disconnected`: all its connections end at once, as in a restart or a failover
 * - `database-closed`: the same, and it takes no new ones
 * - `database-read-only`: as a replica that is not promoted yet, or a full disk
 * - `database-locked`: another session holds the tables
 * - `database-deadlock`: another session takes the tables in the order that deadlocks
 */
export const DATABASE_DISRUPTIONS = [
  'database-killed',
  'database-disconnected',
  'database-closed',
  'database-read-only',
  'database-locked',
  'database-deadlock',
] as const;
export type DatabaseDisruption = (typeof DATABASE_DISRUPTIONS)[number];
export type Disruption = (typeof DISRUPTIONS)[number] | DatabaseDisruption;

/**
 * Only Chromium's driver can freeze a page and wipe its storage. WebKitGTK's profile ends with its browser, and its driver
 * may hang when it closes a window.
 */
const IMPOSSIBLE: Record<Engine, readonly Disruption[]> = {
  chromium: [],
  firefox: ['frozen', 'storage-wiped'],
  webkit: ['frozen', 'storage-wiped', 'kill-browser', 'close-tab'],
};

/** What the desk does not have, or what would sign its user out. */
const SITE_ONLY: ReadonlySet<Disruption> = new Set([
  'storage-wiped',
  'new-build',
  'send-now',
  'remove',
  'edit',
]);

/** One submission and what happens around it. */
export interface Step {
  surface: Surface;
  disruption: Disruption;
  /** From the click to the disruption. */
  delayMs: number;
}

/** A scenario. The moment at which each request meets its fault differs from run to run. */
export interface Plan {
  seed: number;
  /** Whether it is a day at the staff desk instead of a visit to the site. */
  isDesk: boolean;
  steps: Step[];
  /** The fault of each request to the backend, in turn, from the beginning again at the end. */
  faults: (Fault | 'none')[];
  /** The fault of each connection to the mail server, in turn. Later ones are fine. */
  mailFaults: (MailFault | 'none')[];
  /** How wrong the page's clock is after a `clock-jump`. Negative: it is late. */
  clockJumpMs: number;
  /** Whether the backend has an address of its own, as a hosted project, so that requests need a preflight. */
  isCrossOrigin: boolean;
  /** Whether a new build writes another version of the records. */
  raisesRecordVersion: boolean;
  /** Whether the browser says that it is online again, as after a change of network. */
  announcesConnectivity: boolean;
}

const MAX_STEPS = 5;
const DESK_SHARE = 0.15;
const MAX_DELAY_MS = 1500;
const MAX_CLOCK_JUMP_MS = 24 * 3_600_000;

/** Draws a scenario. The same seed and engine give the same plan. */
export function planOf(seed: number, engine: Engine): Plan {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const isDesk = random() < DESK_SHARE;
  const disruptions = [...DISRUPTIONS, ...DATABASE_DISRUPTIONS].filter(
    (disruption) => !IMPOSSIBLE[engine].includes(disruption) && !(isDesk && SITE_ONLY.has(disruption)),
  );
  const steps = Array.from({ length: 1 + below(MAX_STEPS) }, () => ({
    surface: isDesk ? pick(DESK_SURFACES) : pick(SURFACES),
    disruption: pick(disruptions),
    delayMs: below(MAX_DELAY_MS),
  }));
  // One request in four goes through, so that histories also have a good beginning and a bad end.
  const faults = Array.from({ length: 8 }, () => (random() < 0.25 ? ('none' as const) : pick(FAULTS)));
  const announcesConnectivity = random() < 0.5;
  const mailFaults = Array.from({ length: below(4) }, () =>
    random() < 0.4 ? ('none' as const) : pick(MAIL_FAULTS),
  );
  const clockJumpMs = (random() * 2 - 1) * MAX_CLOCK_JUMP_MS;
  const isCrossOrigin = random() < 0.3 && !isDesk;
  const raisesRecordVersion = random() < 0.5;
  return {
    seed,
    isDesk,
    steps,
    faults,
    mailFaults,
    clockJumpMs,
    isCrossOrigin,
    raisesRecordVersion,
    announcesConnectivity,
  };
}
