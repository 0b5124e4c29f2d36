import { business } from '../../content/business.ts';
import styles from './desk-mark.module.css';

/** The logo's sun over waves, and the name of the business. */
export function DeskMark() {
  return (
    <p className={styles['mark']}>
      <svg viewBox="0 0 64 40" aria-hidden="true" focusable="false">
        <path d="M20 22a12 12 0 0 1 24 0" />
        <path d="M4 29q7-5 14 0t14 0 14 0 14 0" />
        <path d="M14 36q4.5-3 9 0t9 0 9 0 9 0" />
      </svg>
      {business.name}
    </p>
  );
}
