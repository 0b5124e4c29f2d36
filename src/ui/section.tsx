import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** Background. Text, accent and focus colors inside follow it. */
  tone?: 'paper' | 'linen' | 'sand' | 'tide';
  id?: string;
  /** Id of the heading that names the section. A named section is a landmark. */
  labelledBy?: string;
  className?: string | undefined;
}

/** A full-width section of the page with the site's vertical padding. */
export function Section({ children, tone = 'paper', id, labelledBy, className }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={`${styles.section} ${className ?? ''}`}
    >
      <Boundary>{children}</Boundary>
    </section>
  );
}
