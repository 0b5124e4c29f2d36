/** A random id of this tab's session, in session storage; it names no person. */
export function sessionId(): string {
  try {
    const known = sessionStorage.getItem('session-id');
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem('session-id', made);
    return made;
  } catch {
    // Storage is switched off: every submission is a session of its own.
    return crypto.randomUUID();
  }
}
