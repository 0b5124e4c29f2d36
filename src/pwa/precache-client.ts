/** The page's side of the precache: asks the service worker to continue until the whole site is on the device. */
import { readBootData } from '../boot/read-boot-data.ts';
import { useOffline } from './offline-store.ts';
import { reportFailure } from './connectivity.ts';
import type { PrecacheState, ToPage, ToWorker } from './protocol.ts';
import { withStorage } from '../ui/web-storage.ts';

/** Pauses after a round that could not fetch everything. Each is twice the one before. */
const RETRY_MS = { shortest: 10_000, longest: 300_000 };
/** A worker that should be precaching and reports nothing for this long was stopped by the browser. */
const SILENCE_MS = 20_000;
/** In local storage: the visitor wants pictures although the browser asks sites to save data. */
const PICTURES_WANTED = 'keep-offline';

let worker: () => ServiceWorker | null;
let retryMs = RETRY_MS.shortest;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page whose pictures the worker was last asked to fetch first. */
let urgentPath = '';

/** Listens to the service worker and asks it to precache. */
export function startPrecache(registration: ServiceWorkerRegistration): void {
  worker = () => registration.active ?? registration.waiting ?? registration.installing;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type === 'precache-state') update(data);
    if (data.type === 'unreachable') reportFailure();
    if (data.type === 'entry') ports[0]?.postMessage(entryScript());
    if (data.type === 'precache-deleted') stop();
  });
  addEventListener('online', request);
  useOffline.setState({
    precacheEverything() {
      rememberPicturesWanted();
      retryMs = RETRY_MS.shortest;
      request();
    },
  });
  request();
}

function request(): void {
  clearTimeout(timer);
  const textOnly = savesData() && !arePicturesWanted();
  useOffline.setState({ textOnly });
  urgentPath = location.pathname;
  send(textOnly ? { type: 'report-precache' } : { type: 'precache', first: picturesOnThisPage() });
  if (!textOnly) timer = setTimeout(request, SILENCE_MS);
}

function update(state: PrecacheState): void {
  useOffline.setState({ precache: state });
  if (state.complete) document.documentElement.dataset.offline = 'ready';
  else delete document.documentElement.dataset.offline;
  clearTimeout(timer);
  if (state.complete || useOffline.getState().textOnly) return;
  if (!state.working) {
    timer = setTimeout(request, retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MS.longest);
  } else if (urgentPath !== location.pathname) request();
  else timer = setTimeout(request, SILENCE_MS);
}

/** The visitor has deleted everything from the device. This page asks for nothing more; the next visit starts anew. */
function stop(): void {
  clearTimeout(timer);
  removeEventListener('online', request);
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

/** The entry script identifies the build that this page runs. */
function entryScript(): string {
  return readBootData()!.entry;
}

function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}

const arePicturesWanted = (): boolean =>
  Boolean(withStorage('localStorage', (storage) => storage.getItem(PICTURES_WANTED)));

const rememberPicturesWanted = (): void => {
  withStorage('localStorage', (storage) => storage.setItem(PICTURES_WANTED, 'yes'));
};
