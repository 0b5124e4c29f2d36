import type { ReactNode } from 'react';
import styles from './state-message.module.css';

interface StateMessageProps {
  title: string;
  children?: ReactNode;
  /** Something is being loaded. */
  isBusy?: boolean;
}

/** A whole area that is loading, empty, or could not be loaded. */
export function StateMessage({ title, children, isBusy = false }: StateMessageProps) {
  return (
    <div className={styles['state']} role="status" aria-busy={isBusy}>
      <svg viewBox="0 0 64 32" className={styles['mark']} aria-hidden="true" focusable="false">
        <path d="M20 20a12 12 0 0 1 24 0" />
        <path d="M4 26q7-5 14 0t14 0 14 0 14 0" />
      </svg>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['text']}>{children}</div>}
    </div>
  );
}
