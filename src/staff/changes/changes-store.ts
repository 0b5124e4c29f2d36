/** Mirrors the outbox for the screen, and starts deliveries. */
import { create } from 'zustand';
import { nextDue } from '../../outbox/create-outbox.ts';
import type { Item, Payloads } from '../../outbox/item.ts';
import type { StaffAction } from '../../outbox/staff-kinds.ts';
import { changeId, changeOf, type Change } from './change.ts';
import { staffOutbox } from './staff-outbox.ts';

interface ChangesState {
  /** False until the outbox was read. */
  isRead: boolean;
  /** On this device, not yet acknowledged by the server. */
  waiting: Change[];
  /** Acknowledged, but what the screen shows was fetched before. */
  settling: Change[];
  /** Ids of changes that this device could not save. They are sent as long as this page is open. */
  unsavedIds: string[];
}

export const useChanges = create<ChangesState>(() => ({
  isRead: false,
  waiting: [],
  settling: [],
  unsavedIds: [],
}));

/** All changes that the server's last answer does not contain. */
export function currentChanges({ waiting, settling }: Pick<ChangesState, 'waiting' | 'settling'>): Change[] {
  return [...settling, ...waiting];
}

let timer: ReturnType<typeof setTimeout> | undefined;

async function mirror(): Promise<void> {
  const { items } = await staffOutbox.list();
  const waiting = items.flatMap((item: Item) => changeOf(item) ?? []);
  useChanges.setState({ isRead: true, waiting });
  document.documentElement.dataset['outbox'] = String(waiting.length);
  clearTimeout(timer);
  const due = nextDue(items, Date.now());
  if (due !== undefined) timer = setTimeout(flush, Math.max(250, due - Date.now()));
}

const flush = () => void staffOutbox.flush().catch(() => {});
/** Delivers what may be sent sooner because the server or the person has returned. */
export const resumeChanges = (): void => void staffOutbox.resume().catch(() => {});

/** Fetches again what the screen shows. @returns whether all of it arrived */
type Refresh = () => Promise<boolean>;

/** Forgets acknowledged changes once the screen has been fetched after them. Call it when the server is back, too. */
export async function settleChanges(refresh: Refresh): Promise<void> {
  const { settling } = useChanges.getState();
  if (settling.length === 0 || !(await refresh())) return;
  useChanges.setState((state) => ({
    settling: state.settling.filter((change) => !settling.includes(change)),
  }));
}

/** Reads the outbox and delivers what waits. */
export async function startChanges(refresh: Refresh): Promise<void> {
  staffOutbox.subscribe((message) => {
    if (message.type === 'arrived') {
      const { waiting, settling } = useChanges.getState();
      const arrived = waiting.filter((change) => changeId(change) === message.id);
      useChanges.setState({ settling: [...settling, ...arrived] });
      void settleChanges(refresh);
    }
    void mirror();
  });
  addEventListener('online', resumeChanges);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resumeChanges();
  });
  await mirror();
  resumeChanges();
  void staffOutbox.purgeReceipts();
}

const now = () => new Date().toISOString();

async function save<K extends 'staff-event' | 'staff-note'>(kind: K, payload: Payloads[K]): Promise<void> {
  const { id, saved } = await staffOutbox.enqueue(kind, payload);
  if (!saved) useChanges.setState(({ unsavedIds }) => ({ unsavedIds: [...unsavedIds, id] }));
  flush();
}

/** Changes an inquiry: saved on this device first, then sent. */
export async function changeInquiry(
  inquiryId: string,
  action: StaffAction,
  assignee?: string | null,
): Promise<void> {
  const event = { id: crypto.randomUUID(), inquiryId, action, madeAt: now() };
  await save('staff-event', assignee === undefined ? event : { ...event, assignee });
}

/** Adds an internal note. */
export async function addNote(inquiryId: string, body: string): Promise<void> {
  await save('staff-note', { id: crypto.randomUUID(), inquiryId, body, madeAt: now() });
}

/** Deletes a change that the server has refused. */
export const discardChange = (id: string): Promise<void> => staffOutbox.discard(id);
