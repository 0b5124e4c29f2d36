import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** The column that long texts are set in: measure, rhythm, headings. */
export function Prose({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.prose} ${className ?? ''}`}>{children}</div>;
}
