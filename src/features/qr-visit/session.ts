const KEY = 'qr-session-id';

/** A random id for the scans of this tab's session, in session storage. */
export function qrSessionId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}
