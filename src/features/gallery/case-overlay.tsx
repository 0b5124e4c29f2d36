import { useEffect, useId } from 'react';
import { paths } from '../../site/paths.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Comparison } from './comparison.tsx';
import { useSwipe } from './use-swipe.ts';
import styles from './case-overlay.module.css';

const { labels } = gallery;

interface CaseOverlayProps {
  cases: readonly GalleryCase[];
  shown: number;
  open: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One case in full screen. Arrow keys, swipes and buttons switch the case. Escape, × and a press outside close it. */
export function CaseOverlay({ cases, shown, open, onShow, onClose }: CaseOverlayProps) {
  const id = useId();
  const item = cases[shown]!;
  const step = (by: number) => onShow((shown + by + cases.length) % cases.length);
  const swipe = useSwipe(step);
  const hasMore = cases.length > 1;

  useEffect(() => {
    if (!open || cases.length < 2) return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      // On the slider, arrow keys move the slider.
      if (target instanceof HTMLInputElement) return;
      if (key === 'ArrowRight') onShow((shown + 1) % cases.length);
      if (key === 'ArrowLeft') onShow((shown + cases.length - 1) % cases.length);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, shown, cases.length, onShow]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={`${id}title`}
      closeLabel={labels.close}
      className={styles.overlay}
      isFullScreen
    >
      {open && (
        <div className={styles.case} {...(hasMore && swipe)}>
          <Comparison key={item.id} item={item} />
          <div className={styles.caption}>
            <div aria-live="polite">
              <h2 id={`${id}title`} className="display-s">
                <span>{item.category}</span>{' '}
                <span className={styles.treatment}>{withTrademarks(item.treatment)}</span>
              </h2>
              <RichText as="p" className={styles.text} text={item.caption} />
            </div>
            <TextLink arrow to={paths.service(item.treatmentSlug)} about={item.treatment}>
              {labels.learnMore}
            </TextLink>
            {hasMore && (
              <div className={styles.steps}>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={labels.previous}
                  onClick={() => step(-1)}
                >
                  <Arrow className={styles.back} />
                </button>
                <span className={styles.count}>{`${shown + 1} / ${cases.length}`}</span>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={labels.next}
                  onClick={() => step(1)}
                >
                  <Arrow />
                </button>
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
