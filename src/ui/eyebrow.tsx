import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

interface EyebrowProps {
  children: ReactNode;
  /** Adds a short gold line before the label. */
  rule?: boolean;
  className?: string | undefined;
}

/** The small-caps label above a heading. */
export function Eyebrow({ children, rule = false, className }: EyebrowProps) {
  return <p className={`${styles.eyebrow} ${rule ? styles.rule : ''} ${className ?? ''}`}>{children}</p>;
}
