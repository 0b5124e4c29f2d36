import { useChanges } from '../changes/changes-store.ts';
import { madeAtOf } from '../changes/change.ts';
import { useContact } from '../device/contact.ts';
import { businessTime } from '../inbox/times.ts';
import { useNow } from '../inbox/use-now.ts';
import styles from './offline-bar.module.css';

/** A change that is being sent takes less than this. */
const SENDING_MS = 10_000;

const count = (waiting: number) => (waiting === 1 ? 'One change' : `${waiting} changes`);

/** Says what the screen shows while the server can't be reached, and what waits. */
export function OfflineBar() {
  const { isOffline, contactAt } = useContact();
  const now = useNow();
  const changes = useChanges((state) => state.waiting).filter(({ isFailed }) => !isFailed);
  const waiting = changes.length;
  const isStuck = changes.some((change) => now - Date.parse(madeAtOf(change)) > SENDING_MS);
  const isShown = isOffline || isStuck;
  return (
    <div
      role="status"
      className={isShown ? styles['bar'] : styles['place']}
      data-offline={isOffline || undefined}
    >
      {isOffline && (
        <>
          <strong>Offline.</strong>{' '}
          {contactAt > 0
            ? `You see what was synced at ${businessTime(contactAt)}. `
            : 'Nothing has been synced yet. '}
          {waiting > 0
            ? `${count(waiting)} saved here will be sent when the connection is back.`
            : 'What you change is saved here and sent later.'}
        </>
      )}
      {!isOffline && isStuck && `${count(waiting)} saved here, not sent yet. The desk keeps trying.`}
    </div>
  );
}
