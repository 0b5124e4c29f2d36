import { LOGO_MARK, LOGO_NAME } from './logo.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  tagline: string;
  /** Only the first wordmark of a page contains the drawing. The others reference it. */
  define?: boolean;
}

/** The logo: a sun over waves, the name, and the tagline. Decorative, because the link around it is labeled. */
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
