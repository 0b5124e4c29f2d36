import type { Inquiry } from '../api/types.ts';
import { dueOf } from './due.ts';
import styles from './due-mark.module.css';

/** How much of the promised time is left. The shape and the words say it, not the color alone. */
export function DueMark({ inquiry, now }: { inquiry: Inquiry; now: number }) {
  const due = dueOf(inquiry, now);
  if (!due) return null;
  return (
    <span className={styles['due']} data-due={due.state}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {due.state === 'overdue' ? (
          <path d="M8 2.5 14.5 13.500h-13zM8 6.500v3.500M8 11.800v.1" />
        ) : (
          <path d="M8 2a6 6 0 1 0 .01 0zM8 4.800V8l2.2 1.6" />
        )}
      </svg>
      {due.text}
    </span>
  );
}
