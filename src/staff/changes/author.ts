/**
 * Whose changes wait. A device may hold changes of several people, but the server logs a change under the person who is signed
 * in when it arrives.
 */
import { deviceStore } from '../device/device-store.ts';
import type { StaffItem } from './staff-kinds.ts';

/** Where builds before `author` stored whose changes wait. */
const EARLIER_KEY = 'email';
let earlier: string | undefined;

/** Call it before the changes are read. */
export async function loadEarlierAuthor(): Promise<void> {
  const stored = await deviceStore.get(EARLIER_KEY);
  earlier = typeof stored === 'string' ? stored : undefined;
}

/** Deletes the address that an earlier build stored. Call it when no change is left. */
export const deleteEarlierAuthor = (): Promise<void> => deviceStore.delete(EARLIER_KEY);

/** The address of who made a change, if it is known. */
export function authorOf({ payload }: Pick<StaffItem, 'payload'>): string | undefined {
  const author: unknown = payload.author;
  return typeof author === 'string' ? author : earlier;
}

/** Whether a change is that person's. */
export const isBy = (person: string | undefined, item: Pick<StaffItem, 'payload'>): boolean =>
  person !== undefined && (authorOf(item) ?? person) === person;
