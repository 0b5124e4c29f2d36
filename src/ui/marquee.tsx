import type { ReactNode } from 'react';
import { Pause, Play } from './icons.tsx';
import styles from './marquee.module.css';

interface MarqueeProps {
  /** The items of one round. Together they are at least `ROUND_MIN_PX` wide. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Label of the control that stops the motion. */
  pauseLabel: string;
  /** Whether the items fade at both ends while the strip moves. */
  fades?: boolean;
  className?: string | undefined;
}

/** The brand names are 1440 px wide, the photos 1500 px. */
const ROUND_MIN_PX = 1440;
/** The widest window that has no gap. In wider ones the style sheet enlarges the copies. */
const WIDEST_PX = 3840;
/**
 * While the first list moves out, the copies must fill the window. Narrow windows show only one copy (CSS). `--rounds`
 * in the style sheet is one more.
 */
const COPIES = Math.ceil(WIDEST_PX / ROUND_MIN_PX);

/**
 * A strip that moves by one round in 30 s, in CSS only. It pauses on hover, on focus inside, and by its control, a
 * checkbox that needs no script (WCAG 2.2.2). With reduced motion it does not move. The copies are hidden from screen
 * readers.
 */
export function Marquee({ children, label, pauseLabel, fades = false, className }: MarqueeProps) {
  return (
    <div className={`${styles.marquee} ${className ?? ''}`}>
      <div className={styles.window} data-fades={fades || undefined}>
        <div className={styles.track}>
          <ul className={styles.round} aria-label={label}>
            {children}
          </ul>
          {Array.from({ length: COPIES }, (_, copy) => (
            <ul key={copy} className={styles.round} aria-hidden="true">
              {children}
            </ul>
          ))}
        </div>
      </div>
      <label className={styles.control} data-print="hide">
        <input type="checkbox" className="visually-hidden" autoComplete="off" />
        <span className="visually-hidden">{pauseLabel}</span>
        <Pause className={styles.pause} />
        <Play className={styles.play} />
      </label>
    </div>
  );
}
