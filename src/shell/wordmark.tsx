import { LOGO_MARK_ID, LOGO_NAME_ID } from './logo.ts';
import styles from './wordmark.module.css';

/**
 * The logo: a sun over waves, the name, and the tagline. Decorative, because the link around it is labeled. The document
 * contains the drawing outside of React's root.
 */
export function Wordmark({ tagline }: { tagline: string }) {
  return (
    <span className={styles.wordmark} aria-hidden="true">
      <svg viewBox="0 0 200 200" className={styles.mark} focusable="false">
        <use href={`#${LOGO_MARK_ID}`} />
      </svg>
      <span>
        <svg viewBox="0 0 1140 112" className={styles.name} focusable="false">
          <use href={`#${LOGO_NAME_ID}`} />
        </svg>
        <span className={styles.tagline}>{tagline}</span>
      </span>
    </span>
  );
}
