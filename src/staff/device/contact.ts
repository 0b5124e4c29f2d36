/** When the server was last reached. What was synced is deleted after 12 hours without contact. */
import { create } from 'zustand';

const CONTACT_KEY = 'staff-contact';
const HOUR_MS = 3_600_000;
export const MAX_SILENCE_MS = 12 * HOUR_MS;

/** Whether what was synced is too old to stay. A time in the future was written before the clock was set back. Pure. */
export function isOutdated(contactAt: number, now: number): boolean {
  return !(now - contactAt <= MAX_SILENCE_MS) || contactAt > now + HOUR_MS;
}

interface Contact {
  /** The latest request has failed to reach the server. */
  isOffline: boolean;
  /** Milliseconds since the epoch, 0 for never. */
  contactAt: number;
}

export const useContact = create<Contact>(() => ({
  isOffline: false,
  contactAt: Number(localStorage.getItem(CONTACT_KEY)) || 0,
}));

/** Call after each reply of the server. */
export function reached(): void {
  const contactAt = Date.now();
  localStorage.setItem(CONTACT_KEY, String(contactAt));
  useContact.setState({ isOffline: false, contactAt });
}

/** Call after a request without a reply. */
export const unreached = (): void => useContact.setState({ isOffline: true });

export function forgetContact(): void {
  localStorage.removeItem(CONTACT_KEY);
  useContact.setState({ isOffline: false, contactAt: 0 });
}
