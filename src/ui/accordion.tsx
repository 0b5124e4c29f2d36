import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Shared by the items of one group: the browser keeps at most one of them open. */
  name: string;
  items: readonly { title: string; content: ReactNode }[];
}

/** Questions and answers, at most one open at a time; native, so it works before the page is live. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.title}>
            <span>{title}</span>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
