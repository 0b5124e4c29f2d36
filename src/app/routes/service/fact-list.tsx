import { RichText } from '../../../features/rich-text/rich-text.tsx';
import type { Fact } from './facts.ts';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly Fact[];
  /** `cells` stand side by side where there is room; `rows` always stand below each other. */
  look: 'cells' | 'rows';
}

/** Facts of a service, each with its label. */
export function FactList({ facts, look }: FactListProps) {
  return (
    <dl className={styles[look]}>
      {facts.map(({ label, text }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <RichText as="dd" className={styles.value} text={text} />
        </div>
      ))}
    </dl>
  );
}
