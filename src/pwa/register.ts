/** Registers the service worker once the page is live and idle, and brings the code that speaks with it. */
import { retry } from './retry.ts';
import { scriptAddress } from './script-address.ts';

/** The browser's offer to install the site, as Chromium makes it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offers: { current: InstallOffer | undefined; onOffer?: () => void } = { current: undefined };
if (typeof window !== 'undefined')
  addEventListener('beforeinstallprompt', (event) => {
    // Kept for the button in the footer, instead of a bar over the page.
    event.preventDefault();
    offers.current = event as InstallOffer;
    offers.onOffer?.();
  });

export function startServiceWorker(): void {
  if (import.meta.env.DEV) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));
  idle(() => {
    if (!('serviceWorker' in navigator)) return bringTheRest();
    // The worker first, and without waiting for more code: a visit may be short.
    void retry(() => navigator.serviceWorker.register(scriptAddress('/sw.js'))).catch(bringTheRest);
    void atWork().then(bringTheRest);
    addEventListener('offline', bringTheRest);
  });
}

/** Once: what a first visit needs of it comes from the device, where the worker has just brought it. */
let rest: Promise<void> | undefined;
function bringTheRest(): void {
  rest ??= retry(() => import('../app/start-offline.tsx'))
    .then(({ startOffline }) => startOffline(offers))
    .catch(() => {});
}

/** Resolves when a worker answers this page's requests. */
async function atWork(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}
