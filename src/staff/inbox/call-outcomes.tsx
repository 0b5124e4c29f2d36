import type { Inquiry } from '../api/types.ts';
import { CALL_OUTCOMES, type CallOutcome } from '../changes/staff-kinds.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { noteCall } from './replying.ts';
import styles from './call-outcomes.module.css';

const LABELS: Record<CallOutcome, string> = {
  reached: 'Reached',
  no_answer: 'No answer',
  left_message: 'Left a message',
};

/** How a call ended, one tap each. */
export function CallOutcomes({ inquiry }: { inquiry: Inquiry }) {
  return (
    <section className={styles['calls']} aria-labelledby="calls-title">
      <h3 id="calls-title" className={styles['title']}>
        You called
      </h3>
      {CALL_OUTCOMES.map((outcome) => (
        <DeskButton
          key={outcome}
          data-action={`called-${outcome}`}
          onClick={() => void noteCall(inquiry, outcome)}
        >
          {LABELS[outcome]}
        </DeskButton>
      ))}
    </section>
  );
}
