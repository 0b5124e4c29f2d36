/** The end of a session: sign-out here or elsewhere, removal from the staff list, or 12 hours without contact. */
import { call } from '../api/call.ts';
import { connect, onEnded } from '../api/client.ts';
import { failed } from '../api/desk-error.ts';
import { readMe } from '../api/read-people.ts';
import { storedSession } from '../api/stored-session.ts';
import { loadEarlierAuthor } from '../changes/author.ts';
import { loadDrafts } from '../changes/drafts.ts';
import { clearContact, isOutdated, loadContact, useContact } from '../device/server-contact.ts';
import { persistSynced, onRefused, wipeSynced } from '../device/synced-data.ts';
import { forgetCodeRequest, loadCodeRequest } from './code-request.ts';
import { deleteLeftWork, discardMarks, discardWork } from './left-work.ts';
import { forgetSession, sendRevocations, type SignOutScope } from './revoke.ts';
import { currentPerson, useSession, type Notice } from './session-store.ts';

const CHECK_MS = 60_000;
/** Messages between the tabs of the desk. Auth has a channel of its own, named like its storage key. */
const channel = new BroadcastChannel('staff-sign-out');

interface End {
  notice: Notice;
  /** What the server still has to end. */
  scope?: SignOutScope;
  /** Whether another tab has ended the session. Somebody may have signed in there since. */
  isElsewhere?: boolean;
}

/**
 * Leaves the desk: what belongs to visitors is deleted from the screen and from the device, before any request. What this
 * person has not sent yet stays hidden on the device (`left-work.ts`).
 */
async function end({ notice, scope, isElsewhere = false }: End): Promise<void> {
  if (currentPerson() === undefined) return;
  useSession.setState({ person: undefined, notice });
  document.documentElement.removeAttribute('data-staff');
  void navigator.clearAppBadge?.().catch(() => {});
  await wipeSynced();
  if (!isElsewhere) {
    await clearContact();
    await forgetSession(scope);
    channel.postMessage('ended');
  }
  await deleteLeftWork();
}

/** Continues the session of this device, if it has one. */
export async function resumeSession(): Promise<void> {
  await Promise.all([loadContact(), loadEarlierAuthor(), loadDrafts(), loadCodeRequest()]);
  const session = await storedSession();
  useSession.setState({ person: session?.email });
  await deleteLeftWork();
}

/** Call after signing in. What was synced for an earlier session is deleted first. */
export async function begin(): Promise<void> {
  await wipeSynced();
  await forgetCodeRequest();
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
  await end({ notice: undefined, scope });
  void sendRevocations(undefined);
  if (person !== undefined) await (unsent === 'discard' ? discardWork : discardMarks)(person);
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
  await end({ notice: 'not-staff', scope: 'global' });
  void sendRevocations(undefined);
}

let checking: Promise<void> | undefined;

/** Watches for the end of the session. */
export function watchSession(): void {
  onEnded.handle = () => void end({ notice: checking ? 'not-staff' : 'ended' });
  onRefused.handle = (failure) => {
    if (failure === 'signed-out') return void end({ notice: 'ended' });
    checking ??= checkAccess()
      .catch(() => {})
      .finally(() => (checking = undefined));
  };
  channel.onmessage = () => void end({ notice: undefined, isElsewhere: true });
  const sendQueued = () => void sendRevocations(currentPerson());
  addEventListener('online', sendQueued);
  sendQueued();
  setInterval(() => {
    sendQueued();
    void deleteLeftWork();
    if (currentPerson() === undefined || !isOutdated(useContact.getState().contactAt, Date.now())) return;
    void wipeSynced().then(persistSynced);
    useSession.setState(({ wipes }) => ({ wipes: wipes + 1 }));
  }, CHECK_MS);
}
