/** The end of a session: sign-out here or elsewhere, removal from the staff list, or 12 hours without contact. */
import { call } from '../api/call.ts';
import { connect, hasStoredSession, whenConnected } from '../api/client.ts';
import { failed } from '../api/desk-error.ts';
import { staffOutbox } from '../changes/staff-outbox.ts';
import { forgetContact, isOutdated, loadContact, useContact } from '../device/contact.ts';
import { deviceStore } from '../device/device-store.ts';
import { keepSynced, onRefused, wipeSynced } from '../device/synced-data.ts';
import { useSession, type Notice } from './session-store.ts';

const CHECK_MS = 60_000;
/** Whose changes wait on this device. The server would log them under the name of whoever is signed in. */
const EMAIL_KEY = 'email';
/** Messages between the tabs of the desk. Auth has a channel of its own, named like its storage key. */
const channel = new BroadcastChannel('staff-sign-out');

/** Deletes everything that the desk keeps on this device, changes that wait included. */
async function wipeDevice(): Promise<void> {
  await wipeSynced();
  await staffOutbox.forget().catch(() => {});
  await deviceStore.clear();
  forgetContact();
  void navigator.clearAppBadge?.().catch(() => {});
}

let isEnding = false;
/** This tab ends the session itself. Auth and requests that are under way report that, too. */
let isLeaving = false;

async function end(notice: Notice): Promise<void> {
  if (isEnding || !useSession.getState().isSignedIn) return;
  isEnding = true;
  useSession.setState({ isSignedIn: false, notice });
  document.documentElement.removeAttribute('data-staff');
  try {
    await wipeDevice();
  } finally {
    isEnding = false;
  }
}

/** Continues the session of this device, if it has one. */
export async function resumeSession(): Promise<void> {
  await loadContact();
  useSession.setState({ isSignedIn: await hasStoredSession() });
}

/** Call after signing in. What an earlier session has left is deleted first, unless the same person continues. */
export async function begin(email: string): Promise<void> {
  await wipeSynced();
  if ((await deviceStore.get(EMAIL_KEY)) !== email) await staffOutbox.forget().catch(() => {});
  await deviceStore.set(EMAIL_KEY, email);
  keepSynced();
  useSession.setState({ isSignedIn: true, notice: undefined });
}

/** Signs out on every device. Without contact it is this device only. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  await connect()
    .then(({ client }) => client.auth.signOut({ scope: 'global' }))
    .catch(() => {});
  await end(undefined);
  isLeaving = false;
  channel.postMessage('ended');
}

/** A refused request may concern a right that only owners have, so the staff list is asked. */
async function checkAccess(): Promise<void> {
  try {
    await call('desk_me');
  } catch (error) {
    if (!failed(error, 'no-access')) return;
    isLeaving = true;
    await connect()
      .then(({ client }) => client.auth.signOut({ scope: 'local' }))
      .catch(() => {});
    await end('no-access');
    isLeaving = false;
  }
}

/** Watches for the end of the session. */
export function watchSession(): void {
  onRefused.handle = (failure) => {
    if (failure === 'no-access') void checkAccess();
    else if (!isLeaving) void end('ended');
  };
  whenConnected(({ client }) =>
    client.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT' && !isLeaving) void end('ended');
    }),
  );
  channel.onmessage = () => void end(undefined);
  setInterval(() => {
    if (useSession.getState().isSignedIn && isOutdated(useContact.getState().contactAt, Date.now()))
      void wipeSynced().then(keepSynced);
  }, CHECK_MS);
}
