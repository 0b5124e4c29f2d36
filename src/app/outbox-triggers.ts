/**
 * When the page tries to empty the outbox. The timer waits as long as each item's backoff says. When the connection or
 * the visitor comes back, or the app opens, what waits may go sooner (`resume` in `../outbox/machine.ts` says what).
 */
import { nextDue } from '../outbox/create-outbox.ts';
import { isAwaited, mirrorOutbox, outbox, useOutbox } from '../stores/outbox-store.ts';
import type { Item } from '../outbox/item.ts';
import { isReachable } from '../pwa/reachable.ts';

/** How often a visible page with something undeliverable looks whether the site can be reached again. */
const PROBE_PAUSE_MS = 8000;
/** A shorter timer would be a loop, should an item stay due. A longer one stands still while the device sleeps. */
const TIMER_MS = { shortest: 1000, longest: 60_000 };

let timer: ReturnType<typeof setTimeout> | undefined;
let probe: ReturnType<typeof setInterval> | undefined;

/** Starts mirroring and flushing. */
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
  // Another tab may be sending for a while yet: what waits is shown before it is our turn.
  void refresh();
  resume();
  takeScans().catch(() => {});
}

/**
 * Records the scans that the boot script has noted, now or on an earlier visit that ended too soon
 * (`src/outbox/notes.ts`). Few visitors ever scan a code: nobody else loads what it takes.
 */
async function takeScans(): Promise<void> {
  if (hasScanNote() || (await hasNotes()))
    await (await import('../features/qr-visit/take-scans.ts')).takeScans();
}

function hasScanNote(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('scan:'));
  } catch {
    return false;
  }
}

/** Whether there is a database of notes. Firefox before 126 does not tell: there it is looked at. */
const hasNotes = async () => (await indexedDB.databases?.())?.some(({ name }) => name === 'notes') ?? true;

function flush(): void {
  void outbox().flush().then(refresh, refresh);
}

function resume(): void {
  void outbox().resume().then(refresh, refresh);
}

let refreshes = 0;

async function refresh(): Promise<void> {
  const mine = ++refreshes;
  const { items, isPartial } = await mirrorOutbox();
  // A later one has seen more.
  if (mine !== refreshes) return;
  clearTimeout(timer);
  const now = Date.now();
  const due = nextDue(items, now) ?? (isPartial ? Infinity : undefined);
  if (due !== undefined)
    timer = setTimeout(flush, Math.min(TIMER_MS.longest, Math.max(TIMER_MS.shortest, due - now)));
  const isCutOff = items.some((item) => waitsForConnection(item, now));
  if (isCutOff && document.visibilityState === 'visible')
    probe ??= setInterval(() => void checkConnectivity(), PROBE_PAUSE_MS);
  else stopProbing();
}

const waitsForConnection = ({ state, reason, nextAttemptAt }: Item, now: number) =>
  state === 'waiting' && reason === 'network' && nextAttemptAt > now + PROBE_PAUSE_MS;

/** Sends now when connectivity is back, because the backoff may still be minutes long. */
async function checkConnectivity(): Promise<void> {
  if (!(await isReachable())) return;
  stopProbing();
  resume();
}

function stopProbing(): void {
  clearInterval(probe);
  probe = undefined;
}
