import { Link } from '../../ui/link.tsx';
import type { Inquiry } from '../api/types.ts';
import { useChanges } from '../changes/changes-store.ts';
import { changesOf, isByHand, isUnread } from '../changes/change.ts';
import { useHasDraft } from '../changes/drafts.ts';
import { deskPaths } from '../desk-paths.ts';
import { DueMark } from './due-mark.tsx';
import { STATUS_LABELS } from './status-tabs.tsx';
import { businessTime, shortTime } from './times.ts';
import styles from './inquiry-row.module.css';

interface InquiryRowProps {
  inquiry: Inquiry;
  isSelected: boolean;
  /** Query of the list, kept when the inquiry opens. */
  query: string;
  now: number;
}

/** One inquiry in the list. */
export function InquiryRow({ inquiry, isSelected, query, now }: InquiryRowProps) {
  const { id, full_name, email, service, message, status, created_at, assignee, suspected } = inquiry;
  const unread = isUnread(inquiry);
  const isWaiting = useChanges(({ waiting }) => changesOf(waiting, id).some(isByHand));
  const hasDraft = useHasDraft(id);
  return (
    <Link
      to={{ pathname: deskPaths.inquiry(id), search: query }}
      className={styles['row']}
      data-inquiry={id}
      data-status={status}
      data-unread={unread || undefined}
      aria-current={isSelected ? 'true' : undefined}
    >
      <span className={styles['top']}>
        <span className={styles['name']} dir="auto">
          {unread && (
            <span className={styles['dot']}>
              <span className="visually-hidden">Unread: </span>
            </span>
          )}
          {full_name || email}
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
        {status !== 'new' && <span className={styles['mark']}>{STATUS_LABELS[status]}</span>}
        {suspected && <span className={styles['mark']}>Looks automated</span>}
        {assignee && <span className={styles['mark']}>{assignee.split('@')[0]}</span>}
        {inquiry.note_count > 0 && (
          <span className={styles['mark']}>
            {inquiry.note_count === 1 ? '1 note' : `${inquiry.note_count} notes`}
          </span>
        )}
        {hasDraft && <span className={styles['mark']}>Draft</span>}
        {isWaiting && <span className={styles['waiting']}>Not sent yet</span>}
      </span>
    </Link>
  );
}
