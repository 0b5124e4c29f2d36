/** When the server was last reached. What was synced is deleted after 12 hours without contact. */
import { create } from 'zustand';
import { deviceStore } from './device-store.ts';

const CONTACT_KEY = 'contact';
const HOUR_MS = 3_600_000;
export const MAX_SILENCE_MS = 12 * HOUR_MS;

/** Whether what was synced is too old to stay. A time in the future was written before the clock was set back. Pure. */
export function isOutdated(contactAt: number, now: number): boolean {
  return !(now - contactAt <= MAX_SILENCE_MS) || contactAt > now + HOUR_MS;
}

interface Contact {
  /** The latest request has failed to reach the server. */
  isOffline: boolean;
  /** Between which times the server has answered with nothing but errors. Milliseconds since the epoch. */
  errors: { from: number; to: number } | undefined;
  /** Milliseconds since the epoch, 0 for never. */
  contactAt: number;
}

export const useContact = create<Contact>(() => ({
  isOffline: false,
  errors: undefined,
  contactAt: 0,
}));

/** Reads when this device last reached the server. */
export async function loadContact(): Promise<void> {
  const stored = await deviceStore.get(CONTACT_KEY);
  useContact.setState({ contactAt: typeof stored === 'number' ? stored || 0 : 0 });
}

let isKept = false;
/** Whether this device remembers who has answered. A reply that arrives after the end of the session leaves nothing on it. */
export const keepContact = (keep: boolean): void => void (isKept = keep);

/** Call after each answer of the database. */
export function reached(): void {
  if (!isKept) return;
  const contactAt = Date.now();
  void deviceStore.set(CONTACT_KEY, contactAt);
  useContact.setState({ isOffline: false, errors: undefined, contactAt });
}

/** Call after a request without a reply. */
export const unreached = (): void => useContact.setState({ isOffline: true });

/** A server with errors for this long has trouble that staff should know of. */
const FAILING_MS = 15_000;

/** Call after a reply that says that the server has an error. One alone may concern one request only. */
export function serverFailed(): void {
  const to = Date.now();
  const from = useContact.getState().errors?.from ?? to;
  useContact.setState({ errors: { from, to } });
}

/** Whether the server has had errors for so long that the screen may be out of date. Pure. */
export const isFailing = ({ errors }: Pick<Contact, 'errors'>): boolean =>
  errors !== undefined && errors.to - errors.from >= FAILING_MS;

export async function clearContact(): Promise<void> {
  useContact.setState({ isOffline: false, errors: undefined, contactAt: 0 });
  await deviceStore.delete(CONTACT_KEY);
}
