import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the next counting window if the current one ends within `needed` seconds. The database counts calls in
 * windows that begin at fixed times, so a test that starts in one and ends in the next would be counted from zero.
 *
 * @param windowSeconds length of the window; 600 also suits limits per hour and per day, which are multiples of it
 */
export async function insideOneWindow(windowSeconds = 600, needed = 8): Promise<void> {
  const left = windowSeconds - ((Date.now() / 1000) % windowSeconds);
  if (left < needed) await sleep(left * 1000 + 100);
}
