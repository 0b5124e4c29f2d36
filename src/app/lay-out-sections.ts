import { areAllLaidOut, layOutAllSections, layOutNearSections } from '../boot/section-layout.ts';
import { PLACEHOLDER_ID } from '../ui/below-fold.tsx';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Lays out the sections below the fold, which `src/styles/layout.css` leaves out on phones until they come near the screen.
 *
 * Waits until the visitor scrolls, because most sections are never looked at, or presses a key, which may lead anywhere. It does
 * not wait in a browser without scroll anchoring: there, a section that gets its height late would move the text that the
 * visitor reads below it.
 */
export function prepareBelowFold(): void {
  if (!CSS.supports('overflow-anchor', 'auto')) return renderBelowFold();
  // Adding the same listeners again, for the next page, changes nothing.
  addEventListener('scroll', renderBelowFold, { once: true });
  addEventListener('keydown', layOutAllSections, { once: true });
}

/** Lays out one section per idle period. */
function renderBelowFold(): void {
  const next = () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), footer')];
    const section = sections.find(({ style }) => !style.contentVisibility);
    if (!section || areAllLaidOut()) return;
    // Skips the placeholder, which sections are about to replace.
    if (section.id !== PLACEHOLDER_ID) section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}

/** Call before the next page is rendered. Its first frame then waits for its first sections only, as on a first visit. */
export function deferBelowFold(): void {
  layOutNearSections();
  // Waits for the end of this frame, because its scroll event does not come from the visitor.
  whenIdle(prepareBelowFold);
}
