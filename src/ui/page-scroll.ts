/**
 * Scrolls the page to a place. Navigation and links scroll with these functions, because a later request cancels one that
 * still waits. Forms and the search only bring a field or a result into view.
 */
import { layOutAllSections } from '../boot/section-layout.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/**
 * Whether the page may be scrolling. In a browser without the `scrollend` event, it stays true after a scroll, and the
 * next navigation waits two frames for nothing.
 */
let mayScroll = false;
if (!import.meta.env.SSR) {
  addEventListener('scroll', () => (mayScroll = true), { passive: true });
  addEventListener('scrollend', () => (mayScroll = false));
}
/** The number of scrolls asked for so far. */
let requests = 0;

/**
 * Stops a smooth scroll, which would move what `run` shows, and then calls `run`.
 * Browsers that scroll in another thread need two frames to stop.
 */
export function whenStill(run: () => void): void {
  if (!mayScroll) return run();
  scrollTo({ top: scrollY, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      mayScroll = false;
      run();
    }),
  );
}

/** Shows the page at `top` (CSS pixels) at once. */
export function jumpTo(top: number): void {
  const request = ++requests;
  if (top > 0) layOutAllSections();
  const jump = () => request === requests && scrollTo({ top, behavior: 'instant' });
  jump();
  // A smooth scroll that was still running may move the page once more.
  if (mayScroll) whenStill(jump);
}

/** Scrolls to an element below the header; smoothly, unless reduced motion is preferred. */
export function scrollToElement(element: Element | null): void {
  requests++;
  // The first scroll event comes with the next frame.
  mayScroll = true;
  layOutAllSections();
  element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
