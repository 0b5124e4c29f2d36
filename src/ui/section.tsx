import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** Colour of the ground; everything inside takes its text, accent and focus colours from it. */
  tone?: 'paper' | 'linen' | 'sand' | 'tide';
  id?: string;
  /** Id of the heading that names the section: makes it a landmark. */
  labelledBy?: string;
  /** No padding above, where the section before has the same ground. */
  flush?: boolean;
  className?: string | undefined;
}

/** A full-width band of the page with the site's vertical rhythm. */
export function Section({ children, tone = 'paper', id, labelledBy, flush, className }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-flush={flush || undefined}
      className={`${styles.section} ${className ?? ''}`}
    >
      {children}
    </section>
  );
}
