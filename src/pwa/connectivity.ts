/** Tracks whether the site can be reached, from the browser's events and from requests that fail or succeed. */
import { useOffline } from './offline-store.ts';
import { useOutbox } from '../stores/outbox.ts';
import { isReachable } from './reachable.ts';

/** How often a visible page checks whether it is online again. */
const PROBE_INTERVAL_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts listening to the browser and to the outbox. */
export function watchConnectivity(): void {
  addEventListener('offline', reportFailure);
  addEventListener('online', () => void check());
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && check()),
  );
  useOutbox.subscribe(({ items }, before) => {
    const hasFailed = items.some(
      (item) =>
        item.reason === 'network' &&
        !before.items.some(({ id, attempts }) => id === item.id && attempts === item.attempts),
    );
    if (hasFailed) reportFailure();
    if (items.length < before.items.length) void check();
  });
  if (!navigator.onLine) reportFailure();
}

/** Call when a request of this page has failed on the network. Shows the offline notice and keeps checking. */
export function reportFailure(): void {
  useOffline.setState({ isOffline: true });
  checkLater();
}

function checkLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), PROBE_INTERVAL_MS);
}

/** Hides the offline notice once the site answers. */
async function check(): Promise<void> {
  if (!useOffline.getState().isOffline || document.visibilityState !== 'visible') return;
  if (!navigator.onLine) return;
  if (!(await isReachable())) return checkLater();
  useOffline.setState({ isOffline: false });
}
