/** The page's half of keeping everything offline: asks the service worker to go on until all is there. */
import { BOOT_DATA_ID, type BootData } from '../boot/contract.ts';
import { useOffline } from '../stores/offline.ts';
import type { ToPage, ToWorker } from './protocol.ts';
import { noteFailure } from './connectivity.ts';

/** When to ask again after a round that could not fetch everything. Milliseconds; doubles up to the second. */
const PAUSES = { shortest: 10_000, longest: 300_000 };
/** A worker that says nothing for so long while it should be at work has been stopped. */
const SILENCE = 20_000;
/** In local storage: the visitor wants pictures despite their data saver. */
const ASKED = 'keep-offline';

let worker: () => ServiceWorker | null;
let pause = PAUSES.shortest;
let timer: ReturnType<typeof setTimeout> | undefined;
let urgentFor = '';

/** Listens to the service worker and asks it to go on. */
export function startPrecache(registration: ServiceWorkerRegistration): void {
  worker = () => registration.active ?? registration.waiting ?? registration.installing;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type === 'kept') hear(data);
    if (data.type === 'unreachable') noteFailure();
    if (data.type === 'entry') ports[0]?.postMessage(entry());
    if (data.type === 'forgotten') stop();
  });
  addEventListener('online', ask);
  useOffline.setState({
    precacheEverything() {
      remember();
      pause = PAUSES.shortest;
      ask();
    },
  });
  ask();
}

function ask(): void {
  clearTimeout(timer);
  const textOnly = savesData() && !hasAsked();
  useOffline.setState({ textOnly });
  urgentFor = location.pathname;
  send(textOnly ? { type: 'state' } : { type: 'keep', first: picturesOnThisPage() });
  if (!textOnly) timer = setTimeout(ask, SILENCE);
}

function hear(kept: Extract<ToPage, { type: 'kept' }>): void {
  useOffline.setState({ precache: kept });
  if (kept.complete) document.documentElement.dataset.offline = 'ready';
  else delete document.documentElement.dataset.offline;
  clearTimeout(timer);
  if (kept.complete || useOffline.getState().textOnly) return;
  if (!kept.working) {
    timer = setTimeout(ask, pause);
    pause = Math.min(pause * 2, PAUSES.longest);
  } else if (urgentFor !== location.pathname) ask();
  else timer = setTimeout(ask, SILENCE);
}

/** The visitor wants nothing kept: this page asks no more. The next visit begins anew. */
function stop(): void {
  clearTimeout(timer);
  removeEventListener('online', ask);
  useOffline.setState({ precache: undefined, textOnly: false, precacheEverything: undefined });
  delete document.documentElement.dataset.offline;
}

const send = (message: ToWorker) => worker()?.postMessage(message);

function picturesOnThisPage(): string[] {
  return Array.from(
    document.images,
    ({ currentSrc, src }) => new URL(currentSrc || src, location.href).pathname,
  );
}

/** The page's entry script, which names its build. */
function entry(): string {
  return (JSON.parse(document.getElementById(BOOT_DATA_ID)!.textContent) as BootData).entry;
}

function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}

function hasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(ASKED, 'yes');
  } catch {
    // Asked for this page only.
  }
}
