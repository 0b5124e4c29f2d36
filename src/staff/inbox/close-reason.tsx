import { CLOSE_REASONS, type Inquiry } from '../api/types.ts';
import { setStatus } from './act.ts';
import { REASON_TEXTS } from './event-text.ts';
import styles from './close-reason.module.css';

/** Why an inquiry was closed without an appointment: one tap, for whoever has the time for it. */
export function CloseReason({ inquiry }: { inquiry: Inquiry }) {
  return (
    <section className={styles['reasons']} aria-labelledby="reason-title">
      <h3 id="reason-title" className={styles['title']}>
        Closed without a booking. Why?
      </h3>
      {CLOSE_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          className={styles['reason']}
          data-action={`reason-${reason}`}
          aria-pressed={inquiry.close_reason === reason}
          onClick={() => setStatus(inquiry, 'closed', reason)}
        >
          {REASON_TEXTS[reason]}
        </button>
      ))}
    </section>
  );
}
