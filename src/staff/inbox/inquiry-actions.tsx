import type { StaffAction } from '../../outbox/staff-kinds.ts';
import type { Inquiry, Status } from '../api/types.ts';
import { changeInquiry } from '../changes/changes-store.ts';
import { DeskButton, DeskLink } from '../parts/desk-button.tsx';
import { replyHref } from './reply.ts';
import { startWriting } from './writing.ts';
import styles from './inquiry-actions.module.css';

const ACTIONS: { action: StaffAction; to: Status; label: string }[] = [
  { action: 'answered', to: 'answered', label: 'Answered' },
  { action: 'closed', to: 'closed', label: 'Close' },
  { action: 'spam', to: 'spam', label: 'Spam' },
  { action: 'reopened', to: 'new', label: 'Reopen' },
];

/** What one does with an inquiry. On a phone the buttons stay within reach of the thumb. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  return (
    <div className={styles['actions']} role="group" aria-label="Actions">
      <DeskLink look="primary" href={replyHref(inquiry)} onClick={() => startWriting(inquiry.id)}>
        Reply
      </DeskLink>
      {ACTIONS.filter(({ to }) => to !== inquiry.status).map(({ action, to, label }) => (
        <DeskButton key={action} data-action={action} onClick={() => void changeInquiry(inquiry.id, action)}>
          {inquiry.status === 'spam' && to === 'new' ? 'Not spam' : label}
        </DeskButton>
      ))}
    </div>
  );
}
