/** A browser-wide objection to tracking: Global Privacy Control or Do Not Track. */
export type Signal = 'gpc' | 'dnt';

interface Signals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** The signal that this browser sends, or null. */
export function browserSignal(browser = navigator as Signals): Signal | null {
  if (browser.globalPrivacyControl) return 'gpc';
  return browser.doNotTrack === '1' ? 'dnt' : null;
}
