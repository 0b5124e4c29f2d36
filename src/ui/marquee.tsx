import type { ReactNode } from 'react';
import { Pause, Play } from './icons.tsx';
import styles from './marquee.module.css';

interface MarqueeProps {
  /** The items of one round, at least `ROUND_MIN_PX` wide. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Label of the control that stops the motion. */
  pauseLabel: string;
  className?: string | undefined;
}

/** Brand names need 1440 px, photos 1500 px. */
const ROUND_MIN_PX = 1440;
/** The widest window without a gap. */
const WIDEST_PX = 3840;
/** While the first list leaves, the others have to fill the window alone. Narrow windows show one of them (CSS). */
const COPIES = Math.ceil(WIDEST_PX / ROUND_MIN_PX);

/**
 * A strip that moves by one round in 30 s in CSS alone. It pauses under the pointer, with focus inside and by its own
 * control, which is a checkbox and so needs no script; it stands still under reduced motion. Screen readers get the
 * first list only.
 */
export function Marquee({ children, label, pauseLabel, className }: MarqueeProps) {
  return (
    <div className={`${styles.marquee} ${className ?? ''}`}>
      <div className={styles.window}>
        <ul className={styles.round} aria-label={label}>
          {children}
        </ul>
        {Array.from({ length: COPIES }, (_, copy) => (
          <ul key={copy} className={styles.round} aria-hidden="true">
            {children}
          </ul>
        ))}
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
