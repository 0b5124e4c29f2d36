import { useChanges } from '../changes/changes-store.ts';
import { useContact } from '../device/contact.ts';
import { businessTime } from '../inbox/times.ts';
import styles from './offline-bar.module.css';

const count = (waiting: number) => (waiting === 1 ? 'One change' : `${waiting} changes`);

/** Says what the screen shows while the server can't be reached, and what waits. */
export function OfflineBar() {
  const { isOffline, contactAt } = useContact();
  const waiting = useChanges((state) => state.waiting.filter(({ isFailed }) => !isFailed).length);
  const isShown = isOffline || waiting > 0;
  return (
    <div role="status" className={isShown ? styles['bar'] : undefined} data-offline={isOffline || undefined}>
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
      {!isOffline && waiting > 0 && `Sending ${count(waiting).toLowerCase()}…`}
    </div>
  );
}
