import type { Brand } from '../../content/brands.schema.ts';
import styles from './brand-mark.module.css';

/** A supplier's name, typeset like a wordmark. */
export function BrandMark({ brand: { name, lines, setting } }: { brand: Brand }) {
  return (
    <span role="img" aria-label={name} className={`${styles.mark} ${styles[setting]}`}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </span>
  );
}
