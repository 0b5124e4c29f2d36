/** Links the manifest and registers the service worker when the page is idle, then loads the code that talks to it. */
import { appendLink } from '../boot/load-scripts.ts';
import { backOffForAMinute, retry } from './retry.ts';
import { scriptAddress } from './script-address.ts';

/** Chromium's `beforeinstallprompt` event. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The latest install prompt, and a callback for each new one. */
export interface InstallPrompts {
  current: InstallPrompt | undefined;
  onPrompt?: () => void;
}

const prompts: InstallPrompts = { current: undefined };
if (typeof window !== 'undefined')
  addEventListener('beforeinstallprompt', (event) => {
    // Held for the button in the footer. By default the browser shows a bar over the page.
    event.preventDefault();
    prompts.current = event as InstallPrompt;
    prompts.onPrompt?.();
  });

/** Calls `start` once, when its code is precached or no worker will ever precache it. */
export function startServiceWorker(start: (prompts: InstallPrompts) => Promise<void>): void {
  if (import.meta.env.DEV) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));
  idle(() => {
    linkManifest();
    let started: Promise<void> | undefined;
    const startOnce = () => void (started ??= start(prompts).catch(() => {}));
    if (!('serviceWorker' in navigator)) return startOnce();
    // Registers before more code loads: a visit may be short.
    void retry(() => navigator.serviceWorker.register(scriptAddress('/sw.js')), backOffForAMinute).catch(
      startOnce,
    );
    void isControlled().then(startOnce);
    addEventListener('offline', startOnce);
  });
}

/**
 * Links the web app manifest. Not in the page's HTML, because the browser fetches the manifest and its icon at once: before
 * the scripts that make the page respond and, under a service worker, while the worker starts.
 */
function linkManifest(): void {
  appendLink({ rel: 'manifest', href: '/manifest.webmanifest' });
}

/** Resolves once a worker controls this page. */
async function isControlled(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}
