/**
 * A start that failed for a reason that the user can fix. The message is a whole sentence that says how; the command
 * line prints it without a stack trace.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
