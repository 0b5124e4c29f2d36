import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** The column for long texts, with their line length, spacing and headings. */
export function Prose({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.prose} ${className ?? ''}`}>{children}</div>;
}
