import { RichText } from '../rich-text/rich-text.tsx';
import styles from './aftercare-list.module.css';

/** What to do at home after a treatment, in the order of time: on its service page and, numbered, on a page of its own. */
export function AftercareList({ items, numbered }: { items: readonly string[]; numbered?: boolean }) {
  return (
    <ol className={numbered ? styles.numbered : styles.plain}>
      {items.map((text) => (
        <RichText as="li" key={text} text={text} />
      ))}
    </ol>
  );
}
