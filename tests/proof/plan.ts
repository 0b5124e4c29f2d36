import { seeded } from '../../src/outbox/seeded-random.ts';

/** Where a visitor submits something. */
export const SURFACES = ['contact', 'question', 'home', 'widget', 'popup', 'qr'] as const;
export type Surface = (typeof SURFACES)[number];

/**
 * What goes wrong with one request to the backend:
 * - `request-lost`: the connection closes before the server has it
 * - `request-half`: the server gets half of the body, then the connection closes
 * - `request-late`: the connection closes at once, and the server gets the request a second later
 * - `request-twice`: a proxy sends it a second time
 * - `reply-lost`, `reply-cut`: the server has handled it, the reply never arrives or ends halfway
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
 * What happens to the whole page, browser or server while a submission is on its way. Among others:
 * - `storage-full`: from before the click on, every write to the page's databases fails
 * - `storage-wiped`: the browser deletes everything that the site has stored, as it may when the disk is full
 * - `clock-jump`: the page's clock is up to a day wrong from then on, forward or back
 */
export const DISRUPTIONS = [
  'none',
  'reload',
  'close-tab',
  'kill-browser',
  'kill-server',
  'offline',
  'second-tab',
  'storage-full',
  'storage-wiped',
  'clock-jump',
] as const;
export type Disruption = (typeof DISRUPTIONS)[number];

/** One submission and what happens around it. */
export interface Step {
  surface: Surface;
  disruption: Disruption;
  /** From the click to the disruption. */
  delayMs: number;
}

/** A scenario. The same seed gives the same plan; the moment at which each request meets its fault differs. */
export interface Plan {
  seed: number;
  steps: Step[];
  /** The fault of each request to the backend, in turn, from the beginning again at the end. */
  faults: (Fault | 'none')[];
  /** The fault of each connection to the mail server, in turn. Later ones are fine. */
  mailFaults: (MailFault | 'none')[];
  /** How wrong the page's clock is after a `clock-jump`. Negative: it is late. */
  clockJumpMs: number;
  /** Whether the browser says that it is online again, as after a change of network. */
  announcesConnectivity: boolean;
}

const MAX_STEPS = 3;
const MAX_DELAY_MS = 1500;
const MAX_CLOCK_JUMP_MS = 24 * 3_600_000;

/** Draws a scenario. */
export function planOf(seed: number): Plan {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const steps = Array.from({ length: 1 + below(MAX_STEPS) }, () => ({
    surface: pick(SURFACES),
    disruption: pick(DISRUPTIONS),
    delayMs: below(MAX_DELAY_MS),
  }));
  // One request in four goes through, so that histories also have a good beginning and a bad end.
  const faults = Array.from({ length: 8 }, () => (random() < 0.25 ? ('none' as const) : pick(FAULTS)));
  const announcesConnectivity = random() < 0.5;
  const mailFaults = Array.from({ length: below(4) }, () =>
    random() < 0.4 ? ('none' as const) : pick(MAIL_FAULTS),
  );
  const clockJumpMs = (random() * 2 - 1) * MAX_CLOCK_JUMP_MS;
  return { seed, steps, faults, mailFaults, clockJumpMs, announcesConnectivity };
}
