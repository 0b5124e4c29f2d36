import { ProseText } from './prose-text.tsx';
import styles from './prose.module.css';

/** A paragraph of running text. */
export function Paragraph({ text }: { text: string }) {
  return <ProseText as="p" text={text} />;
}

/** A list of running text, with numerals if it is ordered and short lines if not. */
export function List({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? styles.ordered : styles.unordered}>
      {items.map((item) => (
        <ProseText as="li" key={item} text={item} />
      ))}
    </Tag>
  );
}
