/** Whether a QR visit may be recorded (`decisions.md`, «Tracking»). The boot script asks the same, by itself. */

const KEY = 'privacy-choice';
const OPTED_OUT = 'opt-out';

/** What a browser may send to say no, once for all websites. */
export type Signal = 'gpc' | 'dnt';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** The signal that this browser sends, if any. */
export function browserSignal(browser: Signals = navigator as Signals): Signal | null {
  if (browser.globalPrivacyControl) return 'gpc';
  return browser.doNotTrack === '1' ? 'dnt' : null;
}

/** Whether the visitor has opted out on this device. */
export function hasOptedOut(): boolean {
  try {
    return localStorage.getItem(KEY) === OPTED_OUT;
  } catch {
    return false;
  }
}

/** Remembers the visitor's choice. @returns whether the browser let us */
export function chooseTracking(optOut: boolean): boolean {
  try {
    if (optOut) localStorage.setItem(KEY, OPTED_OUT);
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

export const trackingAllowed = (): boolean => browserSignal() === null && !hasOptedOut();
