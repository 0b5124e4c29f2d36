import { deleteStoredScan, storedScans } from '../../outbox/scan-storage.ts';
import { outbox } from '../../pwa/page-outbox.ts';

/** Deletes every visit that was not sent yet: stored scans, and visits in the outbox, also if they are being sent. */
export async function withdrawVisits(): Promise<void> {
  for (const { id } of await storedScans()) await deleteStoredScan(id).catch(() => {});
  const { items } = await outbox().list();
  await Promise.all(items.filter(({ kind }) => kind === 'qr-visit').map(({ id }) => outbox().discard(id)));
}
