import { useQueryClient } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import { Link } from 'react-router-dom';
import { changeId, inquiryIdOf, madeAtOf, type Change } from '../changes/change.ts';
import { discardChange, resumeChanges, useChanges } from '../changes/changes-store.ts';
import { ownDrafts, useDrafts } from '../changes/drafts.ts';
import { knownInquiries } from '../inbox/known.ts';
import { changeText } from '../inbox/event-text.ts';
import { businessTime } from '../inbox/times.ts';
import { leave } from '../session/leaving.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import facts from '../parts/facts.module.css';
import { Page } from '../parts/page.tsx';
import { deskPaths } from '../desk-paths.ts';
import { Notifications } from './notifications.tsx';
import { useContact } from './server-contact.ts';
import { serverTimeOf } from './server-clock.ts';
import styles from './device-page.module.css';

/** What the desk keeps on this device, and what waits to be sent. */
export function DevicePage() {
  const waiting = useChanges(useShallow((state) => state.waiting));
  const drafts = useDrafts((state) => ownDrafts(state.drafts).length);
  const client = useQueryClient();
  const contactAt = useContact((state) => state.contactAt);
  const known = knownInquiries(client);
  const nameOf = (change: Change) => {
    const id = inquiryIdOf(change);
    if (id === undefined) return 'The site';
    const inquiry = known.get(id);
    return inquiry ? inquiry.full_name || inquiry.email : 'An inquiry';
  };
  const open = [...known.values()].filter(({ status }) => status === 'new').length;
  return (
    <Page title="This device">
      <p>
        To work offline, the desk keeps what you need on this device. Signing out deletes all of it, and so
        does being removed from the staff list. After 12 hours without contact, everything synced is deleted
        the next time the desk runs, and so are notes and replies you haven’t finished; unsent changes stay
        until they’re sent. If your session ends before that, they’re hidden until you sign in here again, for
        up to 12 hours.
      </p>
      <dl className={facts['facts']}>
        <div>
          <dt>Open inquiries</dt>
          <dd>{open}, with names, contact details, messages and any conversations you’ve opened</dd>
        </div>
        <div>
          <dt>Counts, filters, short texts, changes of the site, staff names and addresses</dt>
          <dd>As of the last sync</dd>
        </div>
        <div>
          <dt>Unfinished notes and replies</dt>
          <dd>{drafts}</dd>
        </div>
        <div>
          <dt>Your sign-in</dt>
          <dd>A key that’s renewed while you use the desk</dd>
        </div>
        <div>
          <dt>Last contact</dt>
          <dd>{contactAt > 0 ? businessTime(serverTimeOf(contactAt)) : 'None yet'}</dd>
        </div>
      </dl>
      <h2 className={facts['title']}>Waiting to be sent</h2>
      {waiting.length === 0 ? (
        <p className={styles['muted']}>Nothing. Every change has reached the server.</p>
      ) : (
        <>
          <ul className={styles['waiting']}>
            {waiting.map((change) => (
              <li key={changeId(change)}>
                <span>
                  <Link className="plain" to={pathOf(change)}>
                    <bdi>{nameOf(change)}</bdi>
                  </Link>
                  {` · ${textOf(change)}`}
                  {change.isFailed && ' · rejected by the server'}
                </span>
                <DeskButton onClick={() => void discardChange(changeId(change))}>
                  Discard
                  <span className="visually-hidden">
                    : {nameOf(change)}, {textOf(change)}
                  </span>
                </DeskButton>
              </li>
            ))}
          </ul>
          <DeskButton look="primary" onClick={resumeChanges}>
            Send now
          </DeskButton>
        </>
      )}
      <Notifications />
      <h2 className={facts['title']}>Signing out</h2>
      <p>“Sign out” ends your session on this device only.</p>
      <DeskButton
        className={styles['everywhere']}
        data-action="sign-out-everywhere"
        onClick={() => leave('global')}
      >
        Sign out everywhere
      </DeskButton>
    </Page>
  );
}

function pathOf(change: Change): string {
  const id = inquiryIdOf(change);
  return id === undefined ? deskPaths.site : deskPaths.inquiry(id);
}

function textOf(change: Change): string {
  return `${changeText(change)} · ${businessTime(madeAtOf(change))}`;
}
