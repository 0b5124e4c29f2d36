/**
 * A start that cannot go on, for a reason the person at the keyboard can act on.
 * Its message is a whole sentence; the command line prints it without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartRefused';
}
