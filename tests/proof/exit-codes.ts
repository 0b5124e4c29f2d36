/** Exit codes of `npm run proof`. 0: all is fine. 1: the campaign itself has crashed. */
export const FOUND = 2;
export const TOO_MANY_UNDECIDED = 3;
