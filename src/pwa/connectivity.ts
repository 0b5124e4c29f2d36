/** Whether the site can be reached. Believes requests and the browser, guesses nothing. */
import { useOffline } from '../stores/offline.ts';
import { useOutbox } from '../stores/outbox-store.ts';
import { isReachable } from './reachable.ts';

/** How often a visible page that is cut off looks again. Milliseconds. */
const PROBE_PAUSE = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts to listen to the browser and to the outbox. */
export function watchConnectivity(): void {
  addEventListener('offline', noteFailure);
  addEventListener('online', () => void look());
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && look()),
  );
  useOutbox.subscribe(({ items }, before) => {
    const failed = items.some(
      (item) =>
        item.reason === 'network' &&
        !before.items.some(({ id, attempts }) => id === item.id && attempts === item.attempts),
    );
    if (failed) noteFailure();
    if (items.length < before.items.length) void look();
  });
  if (!navigator.onLine) noteFailure();
}

/** A request of this page has failed. */
export function noteFailure(): void {
  useOffline.setState({ cutOff: true });
  document.documentElement.dataset.line = 'cut';
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), PROBE_PAUSE);
}

/** Takes the notice back as soon as the site answers. */
async function look(): Promise<void> {
  if (!useOffline.getState().cutOff || document.visibilityState !== 'visible') return;
  if (!navigator.onLine) return;
  if (!(await isReachable())) return lookLater();
  useOffline.setState({ cutOff: false });
  delete document.documentElement.dataset.line;
}
