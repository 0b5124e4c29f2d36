/** New versions: looked for quietly, announced, taken when the visitor says so or opens the site anew. */
import { Workbox } from 'workbox-window';
import { scriptAddress } from './script-address.ts';
import { useOffline } from '../stores/offline.ts';

/** How often a page that is returned to looks for a new version. Milliseconds. */
const EVERY = 3_600_000;

/**
 * Joins the registration that the page's start has begun, and announces what waits.
 * @throws when there is no service worker to be had
 */
export async function watchUpdates(): Promise<ServiceWorkerRegistration> {
  const workbox = new Workbox(scriptAddress('/sw.js'));
  let isChosen = false;
  const announce = () =>
    useOffline.setState({
      update() {
        isChosen = true;
        workbox.messageSkipWaiting();
      },
    });
  workbox.addEventListener('waiting', announce);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Only where it was asked for: another tab's choice must not take away what is being written here.
    if (isChosen) location.reload();
    else useOffline.setState({ update: undefined });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < EVERY) return;
    looked = Date.now();
    workbox.update().catch(() => {});
  });
  const registration = (await workbox.register()) ?? (await navigator.serviceWorker.ready);
  // One that was on its way before Workbox looked is not announced by it.
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) announce();
  });
  return registration;
}
