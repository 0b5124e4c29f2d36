import { Link } from 'react-router-dom';
import type { Inquiry } from '../api/types.ts';
import { useChanges } from '../changes/changes-store.ts';
import { changesOf, isByHand, isUnread } from '../changes/change.ts';
import { useHasDraft } from '../changes/drafts.ts';
import { deskPaths } from '../desk-paths.ts';
import { DueMark } from './due-mark.tsx';
import { STATUS_LABELS } from './status-tabs.tsx';
import { businessTime, shortTime } from './times.ts';
import { useNames } from './use-names.ts';
import { whoIs } from './who-is.ts';
import styles from './inquiry-row.module.css';

interface InquiryRowProps {
  inquiry: Inquiry;
  isOpen: boolean;
  /** Query of the list, kept when the inquiry opens. */
  query: string;
  now: number;
  /** The inquiries that are selected for one change of all. Undefined: a tap opens the inquiry. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** One inquiry in the list. */
export function InquiryRow({ inquiry, isOpen, query, now, selected, onSelect }: InquiryRowProps) {
  const { id, service, message, status, created_at, assignee, suspected } = inquiry;
  const nameOf = useNames();
  const unread = isUnread(inquiry);
  const isWaiting = useChanges(({ waiting }) => changesOf(waiting, id).some(isByHand));
  const hasDraft = useHasDraft(id);
  const row = {
    className: styles['row'],
    'data-inquiry': id,
    'data-status': status,
    'data-unread': unread || undefined,
  };
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const content = (
    <>
      <span className={styles['top']}>
        <span className={styles['name']} dir="auto">
          {unread && (
            <span className={styles['dot']}>
              <span className="visually-hidden">Unread: </span>
            </span>
          )}
          {whoIs(inquiry)}
        </span>
        <time className={styles['time']} dateTime={created_at} title={businessTime(created_at)}>
          {shortTime(created_at, now)}
        </time>
      </span>
      <span className={styles['message']} dir="auto">
        {service && <span className={styles['service']}>{service} · </span>}
        <bdi>{message}</bdi>
      </span>
      <span className={styles['marks']}>
        <DueMark inquiry={inquiry} now={now} />
        {status === 'new' && inquiry.client_wrote_at && (
          <span className={styles['answer']}>Client replied</span>
        )}
        {status !== 'new' && <span className={styles['mark']}>{STATUS_LABELS[status]}</span>}
        {suspected && <span className={styles['mark']}>Looks automated</span>}
        {assignee && <span className={styles['mark']}>{nameOf(assignee)}</span>}
        {inquiry.note_count > 0 && (
          <span className={styles['mark']}>
            {inquiry.note_count === 1 ? '1 note' : `${inquiry.note_count} notes`}
          </span>
        )}
        {hasDraft && <span className={styles['mark']}>Draft</span>}
        {isWaiting && <span className={styles['waiting']}>Not sent yet</span>}
      </span>
    </>
  );
  if (selected)
    return (
      <label {...row} data-selectable="">
        <input type="checkbox" checked={selected.has(id)} onChange={toggle} />
        <span className={styles['content']}>{content}</span>
      </label>
    );
  return (
    <Link
      {...row}
      to={{ pathname: deskPaths.inquiry(id), search: query }}
      aria-current={isOpen ? 'true' : undefined}
    >
      {content}
    </Link>
  );
}
