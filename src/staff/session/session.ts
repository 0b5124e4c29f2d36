/** The end of a session: sign-out here or elsewhere, removal from the staff list, or 12 hours without contact. */
import { call } from '../api/call.ts';
import { connect, onEnded } from '../api/client.ts';
import { failed } from '../api/desk-error.ts';
import { readMe } from '../api/read-people.ts';
import { storedSession } from '../api/stored-session.ts';
import { loadEarlierAuthor } from '../changes/author.ts';
import { loadDrafts } from '../changes/drafts.ts';
import { forgetPush } from '../device/push.ts';
import { clearContact, isOutdated, loadContact, useContact } from '../device/server-contact.ts';
import { persistSynced, onRefused, wipeSynced } from '../device/synced-data.ts';
import { withStorage } from '../../ui/web-storage.ts';
import { forgetCodeRequest, loadCodeRequest } from './code-request.ts';
import { deleteLeftWork, discardMarks, discardWork } from './left-work.ts';
import { forgetSession, sendRevocations, type SignOutScope } from './revoke.ts';
import { currentPerson, useSession, type Notice } from './session-store.ts';

const CHECK_MS = 60_000;
/** Messages between the tabs of the desk. Auth has a channel of its own, named like its storage key. */
const channel = new BroadcastChannel('staff-sign-out');

/** What the end of a session still has to do on this device, and then on the server. */
interface Ending {
  /** What the server has to end. */
  scope?: SignOutScope | undefined;
  /** Whose unsent work is deleted: all of it, or only what nobody has to be asked about. */
  discard?: { person: string; what: 'work' | 'marks' } | undefined;
}

/**
 * The ending is in web storage from its first moment on, because IndexedDB takes a while, and a page that is closed or reloaded
 * meanwhile must not continue the session.
 */
const ENDING_KEY = 'staff-ending';
const noteEnding = (ending: Ending) =>
  withStorage('localStorage', (storage) => storage.setItem(ENDING_KEY, JSON.stringify(ending)));
const forgetEnding = () => withStorage('localStorage', (storage) => storage.removeItem(ENDING_KEY));
const unfinishedEnding = () =>
  withStorage(
    'localStorage',
    (storage) => JSON.parse(storage.getItem(ENDING_KEY) ?? 'null') as Ending | null,
  );

/**
 * Leaves the desk: what belongs to visitors is deleted from the screen and from the device, before any request. What this
 * person has not sent yet stays hidden on the device (`left-work.ts`).
 */
async function end(notice: Notice, ending: Ending = {}): Promise<void> {
  if (currentPerson() === undefined) return;
  noteEnding(ending);
  leaveScreen(notice);
  await finish(ending);
}

/** Another tab has ended the session. Somebody may have signed in there since. */
async function endElsewhere(): Promise<void> {
  if (currentPerson() === undefined) return;
  leaveScreen(undefined);
  await wipeSynced();
  await deleteLeftWork();
}

function leaveScreen(notice: Notice): void {
  useSession.setState({ person: undefined, notice });
  document.documentElement.removeAttribute('data-staff');
  void navigator.clearAppBadge?.().catch(() => {});
}

async function finish({ scope, discard }: Ending): Promise<void> {
  await wipeSynced();
  await clearContact();
  void forgetPush();
  await forgetSession(scope);
  channel.postMessage('ended');
  if (discard) await (discard.what === 'work' ? discardWork : discardMarks)(discard.person);
  await deleteLeftWork();
  forgetEnding();
}

/** Continues the session of this device, if it has one. */
export async function resumeSession(): Promise<void> {
  await Promise.all([loadContact(), loadEarlierAuthor(), loadDrafts(), loadCodeRequest()]);
  const ending = unfinishedEnding();
  if (ending) await finish(ending);
  const session = await storedSession();
  useSession.setState({ person: session?.email });
  void sendRevocations(session?.email);
  await deleteLeftWork();
}

/** Call after signing in. What was synced for an earlier session is deleted first. */
export async function begin(): Promise<void> {
  await wipeSynced();
  await forgetCodeRequest();
  forgetEnding();
  const session = await storedSession();
  persistSynced();
  useSession.setState({ person: session?.email, notice: undefined });
}

/**
 * Signs out on this device, or on every device.
 * @param unsent whether to keep or to delete what this person has not sent yet
 */
export async function signOut(unsent: 'keep' | 'discard', scope: SignOutScope): Promise<void> {
  const person = currentPerson();
  const what = unsent === 'discard' ? 'work' : 'marks';
  await end(undefined, { scope, discard: person === undefined ? undefined : { person, what } });
  void sendRevocations(undefined);
}

/**
 * Leaves the desk if the person is no longer on the staff list. One reply of the database is not enough: either Auth confirms
 * it, or Auth renews the token and the database repeats it.
 */
async function checkAccess(): Promise<void> {
  const isRefused = () =>
    call('desk_me', readMe).then(
      () => false,
      (error: unknown) => failed(error, 'not-staff'),
    );
  if (!(await isRefused())) return;
  const { client } = await connect();
  const { data } = await client.auth.refreshSession();
  if (!data.session || !(await isRefused())) return;
  await end('not-staff', { scope: 'global' });
  void sendRevocations(undefined);
}

let checking: Promise<void> | undefined;

/** Watches for the end of the session. */
export function watchSession(): void {
  onEnded.handle = () => void end(checking ? 'not-staff' : 'ended');
  onRefused.handle = (failure) => {
    if (failure === 'signed-out') return void end('ended');
    checking ??= checkAccess()
      .catch(() => {})
      .finally(() => (checking = undefined));
  };
  channel.onmessage = () => void endElsewhere();
  const sendQueued = () => void sendRevocations(currentPerson());
  addEventListener('online', sendQueued);
  setInterval(() => {
    sendQueued();
    void deleteLeftWork();
    if (currentPerson() === undefined || !isOutdated(useContact.getState().contactAt, Date.now())) return;
    void wipeSynced().then(persistSynced);
    useSession.setState(({ wipes }) => ({ wipes: wipes + 1 }));
  }, CHECK_MS);
}
