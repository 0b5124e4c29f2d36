/** What a browser may send to say no to tracking, once for all websites: Global Privacy Control or Do Not Track. */
export type Signal = 'gpc' | 'dnt';

interface Signals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
  msDoNotTrack?: unknown;
}

/**
 * The signal that this browser sends, or null. Firefox has said 'yes', Safari answers on `window`, and Internet
 * Explorer with a prefix. The boot script contains this function's own source (`src/plugins/html/boot.ts`), so the
 * function may use nothing from outside itself.
 */
export function browserSignal(
  browser: Signals = (globalThis as { navigator?: Signals }).navigator ?? {},
  page: Pick<Signals, 'doNotTrack'> = globalThis as Signals,
): Signal | null {
  if (browser.globalPrivacyControl) return 'gpc';
  const answers = [browser.doNotTrack, browser.msDoNotTrack, page.doNotTrack];
  return answers.some((answer) => answer === '1' || answer === 'yes') ? 'dnt' : null;
}
