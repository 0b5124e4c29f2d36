import type { Inquiry, Status } from '../api/types.ts';
import { DeskButton, DeskLink } from '../parts/desk-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { ACTION_TO, setStatus } from './act.ts';
import { phoneHref } from '../../../supabase/functions/_shared/phone-href.ts';
import { STATUS_LABELS } from './status-tabs.tsx';
import { wantReply } from './replying.ts';
import styles from './inquiry-actions.module.css';

const WORK: readonly Status[] = ['new', 'answered', 'closed'];

/** What one does with an inquiry. On a phone the buttons stay within reach of the thumb, all but the one for spam. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const isSpam = inquiry.status === 'spam';
  return (
    <>
      <div className={styles['actions']} role="group" aria-label="Actions">
        <DeskButton look="primary" data-action="reply" onClick={() => wantReply(inquiry.id)}>
          Reply
        </DeskButton>
        {inquiry.phone && (
          <DeskLink className={styles['call']} href={phoneHref(inquiry.phone) ?? undefined}>
            Call
          </DeskLink>
        )}
        <Segments
          label="Status"
          value={inquiry.status}
          segments={WORK.map((status) => ({
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
