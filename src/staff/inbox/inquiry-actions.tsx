import type { Inquiry, Status } from '../api/types.ts';
import { DeskButton, DeskLink } from '../parts/desk-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { ACTION_TO, setStatus } from './act.ts';
import { phoneHref } from '../../../supabase/functions/_shared/phone-href.ts';
import { STATUS_LABELS } from './status-tabs.tsx';
import { wantReply } from './replying.ts';
import styles from './inquiry-actions.module.css';

const STAGES: readonly Status[] = ['new', 'answered', 'waiting', 'booked', 'closed'];

/** What one does with an inquiry. On a phone answering stays within reach of the thumb. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const isSpam = inquiry.status === 'spam';
  return (
    <>
      <div className={styles['actions']} data-dock role="group" aria-label="Actions">
        {inquiry.email && (
          <DeskButton look="primary" data-action="reply" onClick={() => wantReply(inquiry.id)}>
            Reply
          </DeskButton>
        )}
        {inquiry.phone && (
          <DeskLink className={styles['call']} href={phoneHref(inquiry.phone) ?? undefined}>
            Call
          </DeskLink>
        )}
      </div>
      <div className={styles['stages']}>
        <Segments
          label="Status"
          value={inquiry.status}
          segments={STAGES.map((status) => ({
            value: status,
            label: STATUS_LABELS[status],
            action: ACTION_TO[status],
          }))}
          onChoose={(status) => setStatus(inquiry, status)}
        />
      </div>
      <DeskButton
        look="text"
        className={styles['spam']}
        data-action="spam"
        aria-pressed={isSpam}
        onClick={() => setStatus(inquiry, 'spam')}
      >
        Spam
      </DeskButton>
    </>
  );
}
