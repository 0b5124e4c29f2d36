/** Mirrors the outbox for the screen, and starts deliveries. */
import { create } from 'zustand';
import type { SettingName } from '../../../supabase/functions/_shared/site-settings.ts';
import { isServerTimeKnown, serverNow } from '../device/server-clock.ts';
import { currentPerson, useSession } from '../session/session-store.ts';
import { isBy } from './author.ts';
import { authorOfChange, changeId, changeOf, isByHand, type Change } from './change.ts';
import { expectLead, setOnTheirWay } from './leads-on-their-way.ts';
import {
  staffKinds,
  type CallOutcome,
  type SettingContent,
  type StaffAction,
  type StaffEvent,
  type StaffItem,
  type StaffLead,
  type StaffPayloads,
} from './staff-kinds.ts';
import { staffOutbox } from './staff-outbox.ts';

interface ChangesState {
  /** False until the outbox was read. */
  isRead: boolean;
  /** On this device, not yet acknowledged by the server. */
  waiting: Change[];
  /** Acknowledged, but not contained in what the screen shows, which was fetched earlier. */
  settling: Change[];
  /** How much work of people who are not signed in waits on this device. */
  hidden: number;
  /** Ids of changes that this device could not save. They are sent as long as this page is open. */
  unsavedIds: string[];
}

export const useChanges = create<ChangesState>(() => ({
  isRead: false,
  waiting: [],
  settling: [],
  hidden: 0,
  unsavedIds: [],
}));

/** All changes that the server's last answer does not contain. */
export function currentChanges({ waiting, settling }: Pick<ChangesState, 'waiting' | 'settling'>): Change[] {
  return [...settling, ...waiting];
}

/** What this person has done and the server does not know. Opening an inquiry does not count. */
export const unsentWork = ({ waiting }: Pick<ChangesState, 'waiting'>): Change[] => waiting.filter(isByHand);

/** Whether what follows must wait for it. Several changes are sent at the same time. */
const isAwaited = ({ type }: Change): boolean => type === 'lead' || type === 'setting';

/** Whether something is held that may be taken back. Whoever leaves the page has decided: a locked phone sends nothing later. */
let isHolding = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Changes that are on their way to this device's storage. The screen shows them at once. */
let saving: Change[] = [];

const includes = (changes: readonly Change[], one: Change): boolean =>
  changes.some((other) => changeId(other) === changeId(one));
const without = (changes: readonly Change[], id: string): Change[] =>
  changes.filter((change) => changeId(change) !== id);

/** Reads the outbox. What is no longer there, and was not discarded, has been acknowledged. */
async function mirror(): Promise<void> {
  const before = saving;
  const { items } = await staffOutbox.list();
  const person = currentPerson();
  const own = items.filter((item) => isBy(person, item));
  const changesOf = (some: StaffItem[]) => some.flatMap((item) => changeOf(item) ?? []);
  const stored = changesOf(own);
  // What was being saved while the items were read may be missing among them.
  const missing = [...new Set([...before, ...saving])].filter(
    (change) => authorOfChange(change) === person && !includes(stored, change),
  );
  const waiting = [...stored, ...missing];
  const hidden = changesOf(items.filter((item) => !own.includes(item))).filter(isByHand).length;
  setOnTheirWay(waiting.flatMap((change) => (isAwaited(change) && !change.isFailed ? changeId(change) : [])));
  useChanges.setState((state) => ({
    isRead: true,
    waiting,
    // Whichever tab has sent it: its message may still be on its way.
    settling: [...state.settling, ...state.waiting].filter((change) => !includes(waiting, change)),
    hidden,
  }));
  isHolding = own.some(({ kind, attempts }) => attempts === 0 && staffKinds[kind].holdMs !== undefined);
  clearTimeout(timer);
  const due = staffOutbox.nextDue(own);
  if (due !== undefined) timer = setTimeout(flush, Math.max(250, due - Date.now()));
}

const flush = () => void staffOutbox.flush().catch(() => {});
/** Delivers what may be sent sooner because the server or the person has returned. */
export const resumeChanges = (): void => void staffOutbox.resume().catch(() => {});

/** Delivers everything that waits, for a person who leaves. Resolves after one attempt each. */
export async function sendAllChanges(): Promise<void> {
  await staffOutbox.sendNow().catch(() => {});
  await mirror();
}

/** Fetches again what the screen shows. @returns whether all of it arrived */
type Refresh = () => Promise<boolean>;

let settlement: Promise<void> | undefined;

/**
 * Forgets acknowledged changes after a new fetch of the screen, which contains them. Call it also when the server is back. One
 * fetch at a time: a new one would cancel the one before, and whoever works faster than the network would never see the end.
 */
export const settleChanges = (refresh: Refresh): Promise<void> =>
  (settlement ??= settle(refresh).finally(() => (settlement = undefined)));

async function settle(refresh: Refresh): Promise<void> {
  for (;;) {
    const { settling } = useChanges.getState();
    if (settling.length === 0 || !(await refresh())) return;
    useChanges.setState((state) => ({
      settling: state.settling.filter((change) => !settling.includes(change)),
    }));
  }
}

/** Reads the outbox and delivers what waits. */
export async function startChanges(refresh: Refresh): Promise<void> {
  // At once, so that nobody reads 0 while a change is on its way to the storage.
  useChanges.subscribe(({ waiting }) => {
    document.documentElement.dataset['outbox'] = String(waiting.length);
  });
  useChanges.subscribe(({ settling }, before) => {
    const arrived = settling.filter((change) => !before.settling.includes(change));
    if (arrived.length > 0) void settleChanges(refresh);
    if (arrived.some(isAwaited)) resumeChanges();
  });
  staffOutbox.subscribe((message) => {
    if (message.type === 'discarded')
      useChanges.setState(({ waiting, settling }) => ({
        waiting: without(waiting, message.id),
        settling: without(settling, message.id),
      }));
    void mirror();
  });
  // When another person signs in, their own changes appear and those of others are hidden.
  useSession.subscribe(({ person }, before) => {
    if (person === before.person) return;
    useChanges.setState({ waiting: [], settling: [] });
    void mirror().then(resumeChanges);
  });
  addEventListener('online', resumeChanges);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resumeChanges();
    else if (isHolding) void sendAllChanges();
  });
  await mirror();
  resumeChanges();
  void staffOutbox.purgeReceipts();
}

const CORRECTION_MS = 10_000;
let stampedAt = 0;

/**
 * What every change has. Its time is the server's, because the latest change counts and a device's clock may be wrong. Each
 * is later than the one before, also where the estimate of the server's time was corrected by seconds in between. Before the
 * first reply it is the device's time, which the transport corrects.
 */
const stamp = () => {
  const author = currentPerson();
  const now = serverNow();
  stampedAt = Math.abs(stampedAt - now) < CORRECTION_MS ? Math.max(stampedAt + 1, now) : now;
  const madeAt = new Date(stampedAt).toISOString();
  return {
    id: crypto.randomUUID(),
    madeAt,
    ...(!isServerTimeKnown() && { isDeviceTime: true }),
    ...(author !== undefined && { author }),
  };
};

async function save<K extends keyof StaffPayloads>(
  kind: K,
  payload: StaffPayloads[K],
  change: Change,
): Promise<void> {
  saving = [...saving, change];
  useChanges.setState(({ waiting }) => ({ waiting: [...waiting, change] }));
  if (isAwaited(change)) expectLead(changeId(change));
  const { id, saved } = await staffOutbox.enqueue(kind, payload).finally(() => {
    saving = saving.filter((other) => other !== change);
  });
  if (!saved) useChanges.setState(({ unsavedIds }) => ({ unsavedIds: [...unsavedIds, id] }));
  flush();
}

/** Changes an inquiry: saved on this device first, then sent. */
export async function changeInquiry(
  inquiryId: string,
  action: StaffAction,
  more: Pick<StaffEvent, 'assignee' | 'reason'> = {},
): Promise<void> {
  const event = { ...stamp(), inquiryId, action, ...more };
  await save('staff-event', event, { type: 'event', event, isFailed: false });
}

/** Enters somebody who called or came by. @returns the id of the inquiry */
export async function addLead(
  said: Pick<StaffLead, 'fullName' | 'email' | 'phone' | 'service' | 'message' | 'source'>,
): Promise<string> {
  const stamped = stamp();
  const lead = { ...stamped, inquiryId: stamped.id, ...said };
  await save('staff-lead', lead, { type: 'lead', lead, isFailed: false });
  return lead.id;
}

/** Adds an internal note. */
export async function addNote(inquiryId: string, body: string): Promise<void> {
  const note = { ...stamp(), inquiryId, body };
  await save('staff-note', note, { type: 'note', note, isFailed: false });
}

/**
 * Writes to the visitor. The reply is held for some seconds, during which `takeBack` takes it back.
 * @param assignee the writer's address on the staff list
 * @returns its id
 */
export async function sendReply(
  inquiryId: string,
  body: string,
  assignee: string | undefined,
): Promise<string> {
  const reply = { ...stamp(), inquiryId, body, ...(assignee !== undefined && { assignee }) };
  await save('staff-reply', reply, { type: 'reply', reply, isFailed: false });
  return reply.id;
}

/** Notes how a call ended. It is held as a reply is. @returns its id */
export async function logCall(inquiryId: string, outcome: CallOutcome): Promise<string> {
  const event = { ...stamp(), inquiryId, action: 'called' as const, outcome };
  await save('staff-call', event, { type: 'event', event, isFailed: false });
  return event.id;
}

/** Changes the site. @returns the id of the change, which the next one may follow */
export function changeSite(setting: SettingName, content: SettingContent): string {
  const made = { ...stamp(), setting };
  void save(
    'staff-setting',
    { ...made, content: JSON.stringify(content) },
    { type: 'setting', setting: { ...made, ...content }, isFailed: false },
  );
  return made.id;
}

/** Takes back what has not been sent. @returns whether that was in time */
export function takeBack(id: string): boolean {
  const isHere = useChanges.getState().waiting.some((change) => changeId(change) === id);
  if (isHere) void discardChange(id);
  return isHere;
}

/** Deletes a change that the server has refused, or that was taken back. */
export const discardChange = (id: string): Promise<void> => staffOutbox.discard(id);
