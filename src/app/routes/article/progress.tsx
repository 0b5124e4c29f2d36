import { useEffect, useRef } from 'react';
import { articlesPage } from '../../../content/articles-page.ts';
import styles from './progress.module.css';

/** The hairline below the top bar that shows how much of the surrounding article has been read. */
export function Progress() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = ref.current;
    const article = bar?.parentElement;
    if (!bar || !article) return;
    let frame = 0;
    // Straight to the element: a render per scrolled pixel would buy nothing.
    const draw = () => {
      frame = 0;
      const { top, height } = article.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, -(top - innerHeight * 0.1) / (height - innerHeight * 0.9)));
      bar.style.setProperty('--read', share.toFixed(4));
      bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    };
    const soon = () => (frame ||= requestAnimationFrame(draw));
    draw();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);

  return (
    <div
      ref={ref}
      role="progressbar"
      aria-label={articlesPage.article.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className={styles.progress}
      data-print="hide"
    />
  );
}
