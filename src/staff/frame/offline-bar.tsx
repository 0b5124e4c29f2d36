import { useChanges } from '../changes/changes-store.ts';
import { changeId, madeAtOf } from '../changes/change.ts';
import { isFailing, useContact } from '../device/server-contact.ts';
import { serverTimeOf } from '../device/server-clock.ts';
import { businessTime } from '../inbox/times.ts';
import { useNow } from '../inbox/use-now.ts';
import styles from './bar.module.css';

/** A change that is being sent takes less than this. */
const SENDING_MS = 10_000;

const UNSAVED = 'Keep this page open until the desk has sent everything.';

const count = (changes: number) => (changes === 1 ? 'One change' : `${changes} changes`);

/** Says what the screen shows while the server can't be reached, and what waits. */
export function OfflineBar() {
  const contact = useContact();
  const { isOffline, contactAt } = contact;
  const now = useNow();
  const unsavedIds = useChanges((state) => state.unsavedIds);
  const waiting = useChanges((state) => state.waiting).filter(({ isFailed }) => !isFailed);
  const saved = waiting.filter((change) => !unsavedIds.includes(changeId(change)));
  const unsaved = waiting.length - saved.length;
  const isStuck = saved.some((change) => now - Date.parse(madeAtOf(change)) > SENDING_MS);
  const isCut = isOffline || isFailing(contact);
  const whenSent = isOffline ? 'once you’re back online' : 'once it works again';
  const isWarning = isCut || unsaved > 0;
  return (
    <div
      role="status"
      className={isWarning || isStuck ? styles['bar'] : undefined}
      data-warning={isWarning || undefined}
    >
      {isCut && (
        <>
          <strong>{isOffline ? 'Offline.' : 'The server has a problem.'}</strong>{' '}
          {contactAt > 0
            ? `You’re seeing what was last synced on ${businessTime(serverTimeOf(contactAt))}. `
            : 'Nothing has been synced yet. '}
          {saved.length > 0 && `${count(saved.length)} saved here will be sent ${whenSent}. `}
          {waiting.length === 0 && `Changes you make are saved here and sent ${whenSent}.`}
        </>
      )}
      {!isCut && isStuck && `${count(saved.length)} saved here but not sent yet. The desk will keep trying. `}
      {unsaved > 0 && `${count(unsaved)} couldn’t be saved on this device. ${UNSAVED}`}
    </div>
  );
}
