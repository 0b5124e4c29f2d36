/** A browser-wide objection to tracking: Global Privacy Control or Do Not Track. */
export type Signal = 'gpc' | 'dnt';

interface Signals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
  msDoNotTrack?: unknown;
}

/**
 * The signal that this browser sends, or null. Older Firefox says 'yes' instead of '1', older Safari has the property on
 * `window`, Internet Explorer has it with a prefix.
 */
export function browserSignal(
  browser = navigator as Signals,
  page = globalThis as Pick<Signals, 'doNotTrack'>,
): Signal | null {
  if (browser.globalPrivacyControl) return 'gpc';
  const values = [browser.doNotTrack, browser.msDoNotTrack, page.doNotTrack];
  return values.some((value) => value === '1' || value === 'yes') ? 'dnt' : null;
}
