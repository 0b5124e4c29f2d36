/**
 * What people who are no longer signed in on this device have not sent. It stays hidden until the same person signs in
 * again, and is deleted after 12 hours.
 */
import { authorOf, deleteEarlierAuthor, isBy } from '../changes/author.ts';
import type { StaffItem } from '../changes/staff-kinds.ts';
import { staffOutbox } from '../changes/staff-outbox.ts';
import { changeOf, isByHand } from '../changes/change.ts';
import { deleteDrafts, useDrafts } from '../changes/drafts.ts';
import { isOutdated, MAX_SILENCE_MS, useContact } from '../device/server-contact.ts';
import { deviceStore } from '../device/device-store.ts';
import { currentPerson } from './session-store.ts';

/** Since when each person's work is hidden: milliseconds since the epoch by address. */
const LEFT_KEY = 'left';

/** Deletes what a person has not sent. */
export async function discardWork(person: string): Promise<void> {
  await discardItems((item) => isBy(person, item));
  await deleteDrafts(({ author }) => author === person);
}

/** Deletes this person's unsent marks of opened inquiries. Nobody has to be asked about those. */
export const discardMarks = (person: string): Promise<void> =>
  discardItems((item) => {
    const change = changeOf(item);
    return isBy(person, item) && change !== undefined && !isByHand(change);
  });

async function discardItems(isUnwanted: (item: StaffItem) => boolean): Promise<void> {
  const { items } = await staffOutbox.list();
  for (const item of items) if (isUnwanted(item)) await staffOutbox.discard(item.id);
}

/**
 * Notes whose work is hidden from now on, and deletes what has been for 12 hours. Also deletes drafts that are as old as
 * the last contact with the server, as everything else that was synced.
 */
export async function deleteLeftWork(): Promise<void> {
  const now = Date.now();
  if (isOutdated(useContact.getState().contactAt, now))
    await deleteDrafts(({ author, at }) => author === currentPerson() && isOutdated(at, now));
  const { items } = await staffOutbox.list();
  if (items.length === 0) await deleteEarlierAuthor();
  const authors = new Set([
    ...items.flatMap((item) => authorOf(item) ?? []),
    ...useDrafts.getState().drafts.map(({ author }) => author),
  ]);
  authors.delete(currentPerson() ?? '');
  const stored = await deviceStore.get(LEFT_KEY);
  const hiddenSince = sinceOf(stored, authors, now);
  for (const [author, since] of Object.entries(hiddenSince)) {
    if (now - since <= MAX_SILENCE_MS) continue;
    await discardWork(author);
    delete hiddenSince[author];
  }
  if (Object.keys(hiddenSince).length > 0) await deviceStore.set(LEFT_KEY, hiddenSince);
  else if (stored !== undefined) await deviceStore.delete(LEFT_KEY);
}

/** Since when the work of each author is hidden. A time in the future was written before the clock was set back. */
function sinceOf(stored: unknown, authors: ReadonlySet<string>, now: number): Record<string, number> {
  const times = new Map(Object.entries(stored ?? {}));
  return Object.fromEntries(
    [...authors].map((author) => {
      const since: unknown = times.get(author);
      return [author, typeof since === 'number' && since <= now ? since : now];
    }),
  );
}
