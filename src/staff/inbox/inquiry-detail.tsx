import { Link } from 'react-router-dom';
import { sourceName } from '../../../supabase/functions/_shared/source-name.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { inquiryQuery, meQuery } from '../api/inquiries.ts';
import { failed } from '../api/desk-error.ts';
import type { Inquiry, InquiryDetail } from '../api/types.ts';
import { changesOf, isByHand, isUnread } from '../changes/change.ts';
import { changeInquiry, currentChanges, useChanges } from '../changes/changes-store.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import { deskPaths } from '../desk-paths.ts';
import { CallOutcomes } from './call-outcomes.tsx';
import { CloseReason } from './close-reason.tsx';
import { Colleagues } from './colleagues.tsx';
import { conflictText } from './conflict.ts';
import { ContactCard } from './contact-card.tsx';
import { DueMark } from './due-mark.tsx';
import { Earlier } from './earlier.tsx';
import { History } from './history.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { NoteForm } from './note-form.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { STATUS_LABELS } from './status-tabs.tsx';
import { threadOf } from './thread.ts';
import { Thread } from './thread.tsx';
import { businessTime } from './times.ts';
import { useNow } from './use-now.ts';
import { whoIs } from './who-is.ts';
import styles from './inquiry-detail.module.css';

const loadComposer = () => import('./composer.tsx').then((module) => ({ default: module.Composer }));
/** Loaded after the screen, and not as late as somebody writes: by then an update may have replaced the file. */
const composer = loadComposer();
composer.catch(() => {});
const Composer = lazy(() => composer.catch(loadComposer));

interface PaneProps {
  id: string;
  /** The inquiry as its row shows it, before the rest arrives and offline, too. */
  inquiry: Inquiry | undefined;
  query: string;
}

/** The pane beside the list. */
export function OpenInquiry({ id, inquiry, query }: PaneProps) {
  const { data, error, refetch, isPending } = useQuery(inquiryQuery(id));
  const isLead = useChanges((state) =>
    currentChanges(state).some((change) => change.type === 'lead' && change.lead.id === id),
  );
  // Whom this device has entered the server may not know yet.
  if (data === null && !isLead)
    return (
      <StateMessage title="This inquiry is gone">
        <p>Someone on your team has erased it, or it was deleted when its time was up.</p>
      </StateMessage>
    );
  if (inquiry) return <Detail inquiry={inquiry} rest={data ?? undefined} query={query} />;
  if (isPending) return <StateMessage title="Loading…" isBusy />;
  const isOffline = failed(error, 'offline');
  return (
    <StateMessage title={isOffline ? 'Not on this device' : 'This inquiry didn’t load'}>
      <p>
        {isOffline
          ? 'It will open here once you’re back online.'
          : 'The server had a problem. Nothing is lost.'}
      </p>
      <DeskButton onClick={() => void refetch()}>Try again</DeskButton>
    </StateMessage>
  );
}

interface DetailProps {
  inquiry: Inquiry;
  /** Notes, history and other inquiries, once they have arrived. */
  rest: InquiryDetail | undefined;
  query: string;
}

function Detail({ inquiry, rest, query }: DetailProps) {
  const changes = useChanges(useShallow(currentChanges));
  const isWaiting = useChanges(({ waiting }) => changesOf(waiting, inquiry.id).some(isByHand));
  const { data: me } = useQuery(meQuery);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, created_at, submitted_at, message } = inquiry;

  const unread = isUnread(inquiry);
  useEffect(() => {
    if (unread) void changeInquiry(id, 'opened');
  }, [id, unread]);
  useEffect(() => {
    // Whoever has asked for the reply's field is there already.
    const isInside = heading.current?.closest('article')?.contains(document.activeElement);
    if (!isInside) heading.current?.focus({ preventScroll: true });
  }, [id]);

  const entries = threadOf(rest ?? { messages: [], notes: [] }, changes, id, me?.email ?? '');
  return (
    <article className={styles['detail']} aria-labelledby="inquiry-name">
      {/* Above the text that changes with the inquiry, so that no button moves away from under a pointer. */}
      <div className={styles['toolbar']}>
        <Link className={styles['back']} to={{ pathname: deskPaths.inbox, search: query }}>
          <span aria-hidden="true">←</span> Inbox
        </Link>
        <InquiryActions inquiry={inquiry} />
      </div>
      <header className={styles['header']}>
        <h2 id="inquiry-name" ref={heading} tabIndex={-1} className={styles['name']} dir="auto">
          {whoIs(inquiry)}
        </h2>
        <p className={styles['meta']}>
          <span className={styles['status']} data-status-label={inquiry.status}>
            {STATUS_LABELS[inquiry.status]}
          </span>
          <DueMark inquiry={inquiry} now={now} />
          <time dateTime={created_at}>{businessTime(created_at)}</time>
          {isWaiting && <span className={styles['waiting']}>Not sent yet</span>}
        </p>
      </header>
      {inquiry.status === 'closed' && !inquiry.booked_at && <CloseReason inquiry={inquiry} />}
      <Colleagues inquiryId={id} />
      <RefusedChanges inquiryId={id} />
      <p role="status" className={styles['conflict']}>
        {conflictText(rest?.events ?? [])}
      </p>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <section className={styles['letter']} aria-label="Message">
            {inquiry.service && <p className={styles['service']}>{inquiry.service}</p>}
            <p className={styles['message']} dir="auto">
              {message}
            </p>
            <p className={styles['source']}>
              {inquiry.form_source && (
                <>
                  {inquiry.entered_by ? 'Entered' : 'Sent from'}: {sourceName(inquiry.form_source)}.{' '}
                </>
              )}
              {isLate(submitted_at, created_at) && <>Written {businessTime(submitted_at)}, sent later. </>}
              {inquiry.suspected && 'It may be from a bot.'}
            </p>
          </section>
          <Thread inquiry={inquiry} entries={entries} />
          {inquiry.email && (
            <Suspense fallback={<div className={styles['composing']} />}>
              <Composer inquiry={inquiry} />
            </Suspense>
          )}
          {inquiry.phone && <CallOutcomes inquiry={inquiry} />}
          <NoteForm inquiryId={id} />
        </div>
        <aside className={styles['side']} aria-label="About this inquiry">
          <ContactCard inquiry={inquiry} />
          {rest && <Earlier inquiry={inquiry} others={rest.others} />}
          {rest && <History events={rest.events} />}
        </aside>
      </div>
    </article>
  );
}

/** Whether it waited on the visitor's device for more than a few minutes. */
function isLate(submitted: string | null, created: string): submitted is string {
  return submitted !== null && Date.parse(created) - Date.parse(submitted) > 5 * 60_000;
}
