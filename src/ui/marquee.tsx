import type { ReactNode } from 'react';
import { Pause, Play } from './icons.tsx';
import styles from './marquee.module.css';

interface MarqueeProps {
  /** The items of one round; the component shows them twice for a seamless loop. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Label of the control that stops the motion. */
  pauseLabel: string;
  className?: string | undefined;
}

/**
 * A strip that moves by one round in 30 s (specification part 1 §9) in CSS alone. It pauses under the pointer, with
 * focus inside and by its own control, which is a checkbox and so needs no script; it stands still under reduced motion.
 */
export function Marquee({ children, label, pauseLabel, className }: MarqueeProps) {
  return (
    <div className={`${styles.marquee} ${className ?? ''}`}>
      <div className={styles.window}>
        <ul className={styles.round} aria-label={label}>
          {children}
        </ul>
        <ul className={styles.round} aria-hidden="true">
          {children}
        </ul>
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
