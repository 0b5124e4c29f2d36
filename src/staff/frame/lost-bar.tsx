import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dismissLost, useLost } from '../changes/lost.ts';
import { eventText } from '../inbox/event-text.ts';
import { knownInquiries } from '../inbox/known.ts';
import { whoIs } from '../inbox/who-is.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { deskPaths } from '../desk-paths.ts';
import styles from './bar.module.css';

/** Tells the author of a change that something later counts: a colleague's change, or the client's mail. */
export function LostBar() {
  const events = useLost((state) => state.events);
  const known = knownInquiries(useQueryClient());
  return (
    <div role="status" className={events.length > 0 ? styles['bar'] : undefined} data-warning="" data-lost="">
      {events.map(({ id, inquiryId, action, assignee }) => {
        const inquiry = known.get(inquiryId);
        return (
          <p key={id} className={styles['line']}>
            <span>
              Your change of{' '}
              <Link className="plain" to={deskPaths.inquiry(inquiryId)}>
                <bdi>{inquiry ? whoIs(inquiry) : 'an inquiry'}</bdi>
              </Link>{' '}
              (“{eventText({ action, detail: { assignee: assignee ?? null } })}”) doesn’t count, because a
              colleague changed it or the client wrote after it.
            </span>
            <DeskButton look="text" onClick={() => dismissLost(id)}>
              OK
            </DeskButton>
          </p>
        );
      })}
    </div>
  );
}
