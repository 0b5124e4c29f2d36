/** Registers the service worker once the page is hydrated and idle, then loads the code that talks to it. */
import { backOffForAMinute, retry } from './retry.ts';
import { scriptAddress } from './script-address.ts';

/** Chromium's `beforeinstallprompt` event. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** The latest install offer, and who wants to hear of the next. */
export interface InstallOffers {
  current: InstallOffer | undefined;
  onOffer?: () => void;
}

const offers: InstallOffers = { current: undefined };
if (typeof window !== 'undefined')
  addEventListener('beforeinstallprompt', (event) => {
    // Saved for the button in the footer. The browser would show a bar over the page.
    event.preventDefault();
    offers.current = event as InstallOffer;
    offers.onOffer?.();
  });

/** `start` runs once, when its code is on the device or no worker will ever bring it there. */
export function startServiceWorker(start: (offers: InstallOffers) => Promise<void>): void {
  if (import.meta.env.DEV) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));
  idle(() => {
    let started: Promise<void> | undefined;
    const startOnce = () => void (started ??= start(offers).catch(() => {}));
    if (!('serviceWorker' in navigator)) return startOnce();
    // Register first, without waiting for more code: a visit may be short.
    void retry(() => navigator.serviceWorker.register(scriptAddress('/sw.js')), backOffForAMinute).catch(
      startOnce,
    );
    void isControlled().then(startOnce);
    addEventListener('offline', startOnce);
  });
}

/** Resolves when a worker controls this page. */
async function isControlled(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}
