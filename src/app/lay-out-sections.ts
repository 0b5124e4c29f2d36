import { areAllLaidOut, layOutNearSections } from '../boot/section-layout.ts';
import { PLACEHOLDER_ID } from '../ui/below-fold.tsx';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Lays out the sections below the fold, which `src/styles/layout.css` leaves out until they come near the screen.
 *
 * On a phone this waits until the visitor scrolls, because most sections are never looked at. On larger screens it does not
 * wait, because their scrollbar shows how long the page is. It also does not wait in a browser without scroll anchoring:
 * there, a section that gets its height late would move the text that the visitor reads below it.
 */
export function prepareBelowFold(): void {
  const waits = matchMedia('(max-width: 47.99em)').matches && CSS.supports('overflow-anchor', 'auto');
  // Adding the same listener again, for the next page, changes nothing.
  if (waits) addEventListener('scroll', renderBelowFold, { once: true });
  else renderBelowFold();
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
