/** When the page tries to empty the outbox (outbox.md, rule 8). */
import { nextDue } from '../outbox/outbox.ts';
import { isAwaited, mirrorOutbox, outbox, useOutbox } from '../stores/outbox.ts';
import type { Item } from '../outbox/item.ts';
import { isReachable } from './offline/probe.ts';

/** How often a visible page with something undeliverable looks whether the site can be reached again. Milliseconds. */
const PROBE_PAUSE = 8000;
/** Timers beyond this overflow and would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;
let probe: ReturnType<typeof setInterval> | undefined;

/** Starts mirroring and flushing: now, when the line or the page comes back, and when the next item is due. */
export function startOutbox(): void {
  outbox().subscribe((message) => {
    if (message.type === 'arrived' && !isAwaited(message.id) && message.kind !== 'qr-visit') {
      useOutbox.setState(({ delivered }) => ({ delivered: [...delivered, message.kind] }));
    }
    if (message.type === 'changed') void refresh();
  });
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
    else stopProbing();
  });
  void outbox().purgeReceipts();
  flush();
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

async function refresh(): Promise<void> {
  const items = await mirrorOutbox();
  clearTimeout(timer);
  const due = nextDue(items);
  if (due !== undefined)
    timer = setTimeout(flush, Math.min(LONGEST_TIMER, Math.max(0, due - Date.now()) + 50));
  const isCutOff = items.some(waitsForTheLine);
  if (isCutOff && document.visibilityState === 'visible') probe ??= setInterval(lookForTheLine, PROBE_PAUSE);
  else stopProbing();
}

const waitsForTheLine = ({ state, reason, nextAttemptAt }: Item) =>
  state === 'waiting' && reason === 'network' && nextAttemptAt > Date.now() + PROBE_PAUSE;

/** The backoff may be minutes long when the line comes back: then there is no reason to wait for it. */
async function lookForTheLine(): Promise<void> {
  if (!(await isReachable())) return;
  stopProbing();
  await outbox().sendNow();
}

function stopProbing(): void {
  clearInterval(probe);
  probe = undefined;
}
