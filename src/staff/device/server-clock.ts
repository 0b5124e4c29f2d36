/** Estimates the server's time, because the last change of an inquiry counts and a device's clock may be minutes off. */

/** Smaller differences are delays of the network, and `Date` counts whole seconds. */
const TOLERANCE_MS = 2000;
let offsetMs = 0;
/** Whether a reply has told the server's time to this page. */
let isKnown = false;
const listeners = new Set<() => void>();

/**
 * Compares the device's clock with that of the server. Times in milliseconds since the epoch, by the device's clock.
 * @param date the reply's `Date` header
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const serverAt = Date.parse(date ?? '');
  if (Number.isNaN(serverAt)) return;
  // The header has whole seconds, so it is half a second early on average. It was written in the middle of the request.
  const difference = serverAt + 500 - (sentAt + receivedAt) / 2;
  const isUncertain = Math.abs(difference) <= TOLERANCE_MS + (receivedAt - sentAt) / 2;
  const before = offsetMs;
  offsetMs = isUncertain ? 0 : difference;
  isKnown = true;
  if (Math.abs(offsetMs - before) > TOLERANCE_MS) for (const listen of listeners) listen();
}

/** Calls `listen` when the estimate has changed by seconds or more. @returns a function that stops it */
export function onClockChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const isServerTimeKnown = (): boolean => isKnown;

/** A time by the device's clock as the server's clock counts it. Milliseconds since the epoch. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + offsetMs;

/** Milliseconds since the epoch by the server's clock, or by the device's before the first reply. */
export const serverNow = (): number => serverTimeOf(Date.now());
