import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Name of the group. The browser keeps at most one item of a group open. */
  name: string;
  items: readonly { title: string; content: ReactNode }[];
}

/** Items of which at most one is open. Native `<details>`, so it works before hydration. */
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
