import type { InquiryEvent } from '../api/types.ts';
import { eventText } from './event-text.ts';
import { businessTime } from './times.ts';
import { useNames } from './use-names.ts';
import styles from './side.module.css';

/** Who did what and when. A change that came too late to count is shown as such. */
export function History({ events }: { events: InquiryEvent[] }) {
  const nameOf = useNames();
  if (events.length === 0) return null;
  return (
    <details className={styles['side']}>
      <summary className={styles['title']}>History ({events.length})</summary>
      <ol className={styles['list']}>
        {events.map((event) => (
          <li key={event.id}>
            {eventText(event, nameOf)}
            <span className={styles['muted']}>
              {nameOf(event.actor)} · <time dateTime={event.made_at}>{businessTime(event.made_at)}</time>
            </span>
            {event.detail?.applied === false && (
              <span className={styles['late']}>Not applied: something newer counts.</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
