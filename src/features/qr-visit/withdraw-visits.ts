import { deleteScanNote, scanNotes } from '../../outbox/notes.ts';
import { outbox } from '../../stores/outbox-store.ts';

/** Deletes every visit that has not been sent yet: noted scans, and what waits in the outbox or is under way. */
export async function withdrawVisits(): Promise<void> {
  for (const { id } of await scanNotes()) await deleteScanNote(id).catch(() => {});
  const { items } = await outbox().list();
  await Promise.all(items.filter(({ kind }) => kind === 'qr-visit').map(({ id }) => outbox().discard(id)));
}
