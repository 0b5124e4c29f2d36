/** Finds new versions in the background and offers them. The visitor, or the next visit, activates them. */
import { Workbox } from 'workbox-window';
import { scriptAddress } from './script-address.ts';
import { useOffline } from './offline-store.ts';

/** A page that becomes visible looks for a new version at most this often. */
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * Attaches to the registration that `register.ts` has started, and offers a version that waits.
 * @throws when the service worker can't be registered
 */
export async function watchUpdates(): Promise<ServiceWorkerRegistration> {
  const workbox = new Workbox(scriptAddress('/sw.js'));
  const announce = () =>
    useOffline.setState({
      update() {
        useOffline.setState({ isUpdating: true });
        workbox.messageSkipWaiting();
      },
    });
  workbox.addEventListener('waiting', announce);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Reloads only where the visitor chose to: a choice in another tab must not discard what is typed here.
    if (useOffline.getState().isUpdating) location.reload();
    else useOffline.setState({ update: undefined });
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    workbox.update().catch(() => {});
  });
  const registration = (await workbox.register()) ?? (await navigator.serviceWorker.ready);
  // Workbox does not report a version that was already installing.
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) announce();
  });
  return registration;
}
