/**
 * The address for which this device has asked for a code. It is on the disk, because phones close the page while their
 * owner reads the mail.
 */
import { deviceStore } from '../device/device-store.ts';
import { useSession } from './session-store.ts';

const KEY = 'code-request';
/** A code is valid for ten minutes. A clock that was set back makes no request older. */
const VALID_MS = 10 * 60_000;

/** Continues a sign-in that an earlier page has begun. */
export async function loadCodeRequest(): Promise<void> {
  const { email, at } = ((await deviceStore.get(KEY)) ?? {}) as { email?: unknown; at?: unknown };
  const isValid =
    typeof email === 'string' && typeof at === 'number' && Math.abs(Date.now() - at) <= VALID_MS;
  if (isValid) useSession.setState({ codeRequest: email });
}

/** Call it when a code may be in the mailbox. */
export async function noteCodeRequest(email: string): Promise<void> {
  useSession.setState({ codeRequest: email });
  await deviceStore.set(KEY, { email, at: Date.now() });
}

/** Call it when the sign-in has ended, one way or the other. */
export async function forgetCodeRequest(): Promise<void> {
  useSession.setState({ codeRequest: undefined });
  await deviceStore.delete(KEY);
}
