import { useShallow } from 'zustand/react/shallow';
import { changeId, changesOf, type Change } from '../changes/change.ts';
import { discardChange, useChanges } from '../changes/changes-store.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { changeText } from './event-text.ts';
import styles from './refused-changes.module.css';

/** What somebody has written, so that they can save it elsewhere. */
function wordsOf(change: Exclude<Change, { type: 'event' | 'setting' }>): string {
  if (change.type === 'note') return change.note.body;
  return change.type === 'reply' ? change.reply.body : change.lead.message;
}

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
                {changeText(change)} “<bdi>{wordsOf(change)}</bdi>”
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
