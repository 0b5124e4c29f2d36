import { DeskError } from '../api/desk-error.ts';

/** What somebody reads when something that needs the server has failed. Pure. */
export function failureText(error: unknown): string {
  if (!(error instanceof DeskError)) return 'That didn’t work. Try again.';
  if (error.code === 'last_owner') return 'The desk needs at least one owner.';
  if (error.failure === 'offline') return 'This needs a connection. Try again once the desk is back online.';
  if (error.failure === 'no-access') return 'Only owners can do this.';
  if (error.code === '23505') return 'This address is already on the list.';
  return 'The server had a problem. Try again in a minute.';
}
