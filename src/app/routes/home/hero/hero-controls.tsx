import { home } from '../../../../content/home.ts';
import { Pause, Play } from '../../../../ui/icons.tsx';
import styles from './hero-controls.module.css';

const { slides, show, pause, play } = home.hero;

interface HeroControlsProps {
  current: number;
  playing: boolean;
  onGo: (index: number) => void;
  /** Called on hover and focus of a dot, before it is pressed. */
  onIntent: (index: number) => void;
  onToggle: () => void;
}

/** A dot for each slide, and the button that stops the rotation (WCAG 2.2.2). */
export function HeroControls({ current, playing, onGo, onIntent, onToggle }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <ul className={styles.dots}>
        {slides.map(({ category, title }, index) => (
          <li key={category}>
            <button
              type="button"
              className={styles.dot}
              aria-label={`${show} ${title}`}
              aria-current={index === current || undefined}
              onClick={() => onGo(index)}
              onPointerEnter={() => onIntent(index)}
              onFocus={() => onIntent(index)}
            />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.toggle} aria-label={playing ? pause : play} onClick={onToggle}>
        {playing ? <Pause /> : <Play />}
      </button>
    </div>
  );
}
