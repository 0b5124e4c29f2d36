import { useShallow } from 'zustand/react/shallow';
import { changeId, changesOf } from '../changes/change.ts';
import { discardChange, useChanges } from '../changes/changes-store.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { changeText } from './event-text.ts';
import styles from './refused-changes.module.css';

/** Changes that the server will never accept. They stay until somebody has read that. */
export function RefusedChanges({ inquiryId }: { inquiryId: string }) {
  const refused = useChanges(
    useShallow(({ waiting }) => changesOf(waiting, inquiryId).filter(({ isFailed }) => isFailed)),
  );
  if (refused.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {refused.map((change) => (
        <li key={changeId(change)} className={styles['item']}>
          <p>
            Not saved:{' '}
            {change.type === 'event' || change.type === 'setting' ? (
              changeText(change)
            ) : (
              <>
                {changeText(change)} “
                <bdi>{change.type === 'note' ? change.note.body : change.reply.body}</bdi>”
              </>
            )}
            . The server rejected it; the inquiry may have been erased.
          </p>
          <DeskButton onClick={() => void discardChange(changeId(change))}>Delete</DeskButton>
        </li>
      ))}
    </ul>
  );
}
