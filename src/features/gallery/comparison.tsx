import { useRef, type InputEvent } from 'react';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { CasePicture } from './case-picture.tsx';
import styles from './comparison.module.css';

const { labels } = gallery;
const SIZES = '(min-width: 1100px) 1040px, 100vw';

/**
 * Two pictures on top of each other with a dividing line that can be moved. A range input covers them, so pointer,
 * touch, keyboard and screen readers work like with any slider.
 */
export function Comparison({ item }: { item: GalleryCase }) {
  const box = useRef<HTMLDivElement>(null);

  function move({ currentTarget }: InputEvent<HTMLInputElement>) {
    box.current?.style.setProperty('--at', `${currentTarget.value}%`);
  }

  return (
    <div ref={box} className={styles.comparison}>
      <div className={styles.side}>
        <CasePicture item={item} side="after" sizes={SIZES} className={styles.picture} />
        <span className={`${styles.label} ${styles.after}`}>{labels.after}</span>
      </div>
      <div className={`${styles.side} ${styles.before}`}>
        <CasePicture item={item} side="before" sizes={SIZES} className={styles.picture} />
        <span className={styles.label}>{labels.before}</span>
      </div>
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="50"
        autoComplete="off"
        aria-label={labels.compare}
        onInput={move}
      />
      <span className={styles.line} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </div>
  );
}
