/**
 * Decides when the page flushes the outbox: when the next item is due by its backoff, and sooner when connectivity or the
 * visitor returns or the app opens (`resume` in `src/outbox/schedule.ts`).
 */
import { isAwaited, mirrorOutbox, outbox } from '../pwa/page-outbox.ts';
import { useOutbox } from '../stores/outbox.ts';
import type { VisitorItem } from '../outbox/visitor-kinds.ts';
import { SCANS, SCAN_PREFIX } from '../outbox/scan-storage-names.ts';
import { isReachable } from '../pwa/reachable.ts';
import { withStorage } from '../ui/web-storage.ts';

/** How often a visible page with undelivered items checks whether the site can be reached again. */
const PROBE_INTERVAL_MS = 8000;
/** Limits of the timer. A shorter one would loop if an item stays due; a longer one would fire too late on a device that slept. */
const TIMER_MS = { shortest: 1000, longest: 60_000 };

let timer: ReturnType<typeof setTimeout> | undefined;
let probe: ReturnType<typeof setInterval> | undefined;

/** Starts flushing, and mirrors the outbox into its store. */
export function startOutbox(): void {
  outbox().subscribe((message) => {
    if (message.type === 'arrived' && !isAwaited(message.id) && message.kind !== 'qr-visit') {
      useOutbox.setState(({ delivered }) => ({ delivered: [...delivered, message.kind] }));
    }
    if (message.type === 'changed') void refresh();
  });
  addEventListener('online', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
    else stopProbing();
  });
  void outbox().purgeReceipts();
  // Shows at once what waits. A flush may have to wait until another tab releases the lock.
  void refresh();
  resume();
  takeScans().catch(() => {});
}

/**
 * Moves QR scans that the boot script has stored (`src/outbox/scan-storage.ts`) into the outbox, including those of an earlier visit
 * that ended too soon. Loads the code for it only if there are scans.
 */
async function takeScans(): Promise<void> {
  if (hasLocalScan() || (await hasScanDatabase()))
    await import('../features/qr-visit/take-scans.ts').then((visits) => visits.takeScans());
}

const hasLocalScan = (): boolean =>
  withStorage('localStorage', (storage) =>
    Object.keys(storage).some((name) => name.startsWith(SCAN_PREFIX)),
  ) ?? false;

/** Whether the database of scans exists. True in Firefox before 126, which can't list databases. */
const hasScanDatabase = async () =>
  (await indexedDB.databases?.())?.some(({ name }) => name === SCANS) ?? true;

function flush(): void {
  void outbox().flush().then(refresh, refresh);
}

function resume(): void {
  void outbox().resume().then(refresh, refresh);
}

let refreshes = 0;

async function refresh(): Promise<void> {
  const current = ++refreshes;
  const { items, isPartial } = await mirrorOutbox();
  // A later refresh has newer contents.
  if (current !== refreshes) return;
  clearTimeout(timer);
  const now = Date.now();
  const due = outbox().nextDue(items) ?? (isPartial ? Infinity : undefined);
  if (due !== undefined)
    timer = setTimeout(flush, Math.min(TIMER_MS.longest, Math.max(TIMER_MS.shortest, due - now)));
  const isCutOff = items.some((item) => isUnreachable(item, now));
  if (isCutOff && document.visibilityState === 'visible')
    probe ??= setInterval(() => void checkConnectivity(), PROBE_INTERVAL_MS);
  else stopProbing();
}

const isUnreachable = ({ state, reason, nextAttemptAt }: VisitorItem, now: number) =>
  state === 'waiting' && reason === 'network' && nextAttemptAt > now + PROBE_INTERVAL_MS;

/** Sends as soon as the site can be reached, because the backoff may last minutes. */
async function checkConnectivity(): Promise<void> {
  if (!(await isReachable())) return;
  stopProbing();
  resume();
}

function stopProbing(): void {
  clearInterval(probe);
  probe = undefined;
}
