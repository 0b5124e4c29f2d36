import { LOGO_MARK, LOGO_NAME } from './logo.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  tagline: string;
  /** The page's first wordmark carries the drawing; the others point at it. */
  define?: boolean;
}

/** The logo: a sun over the tide, the name, the tagline under it. Decorative: its link or neighbour names it. */
export function Wordmark({ tagline, define = false }: WordmarkProps) {
  return (
    <span className={styles.wordmark} aria-hidden="true">
      <svg viewBox="0 0 200 200" className={styles.mark} focusable="false">
        {define ? (
          <path
            id="logo-mark"
            d={LOGO_MARK}
            fill="none"
            stroke="currentColor"
            strokeWidth="5.5"
            strokeLinecap="round"
          />
        ) : (
          <use href="#logo-mark" />
        )}
      </svg>
      <span>
        <svg viewBox="0 0 1140 112" className={styles.name} focusable="false">
          {define ? <path id="logo-name" d={LOGO_NAME} fill="currentColor" /> : <use href="#logo-name" />}
        </svg>
        <span className={styles.tagline}>{tagline}</span>
      </span>
    </span>
  );
}
