import { LAID_OUT } from '../boot/contract.ts';
import { PLACEHOLDER_ID } from '../ui/below-fold.tsx';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Lays out the sections below the fold, which `src/styles/layout.css` leaves out until they come near the screen. On a phone
 * it waits until the visitor scrolls, because most of its work at the start of a visit would be for sections that nobody
 * looks at. Elsewhere there is time for it, and a visible scrollbar that should be right. Browsers without scroll anchoring
 * would move what the visitor reads when a section above gets its height, so there it never waits.
 */
export function prepareBelowFold(): void {
  const waits = matchMedia('(max-width: 47.99em)').matches && CSS.supports('overflow-anchor', 'auto');
  // Adding the same listener again, for the next page, changes nothing.
  if (waits) addEventListener('scroll', renderBelowFold, { once: true });
  else renderBelowFold();
}

/** One section per idle period. */
function renderBelowFold(): void {
  const next = () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), footer')];
    const section = sections.find(({ style }) => !style.contentVisibility);
    if (!section || LAID_OUT in document.documentElement.dataset) return;
    // A placeholder is about to be replaced by sections.
    if (section.id !== PLACEHOLDER_ID) section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}

/** Call before the next page is rendered. Its first frame then waits for its first sections only, as on a first visit. */
export function deferBelowFold(): void {
  delete document.documentElement.dataset[LAID_OUT];
  // After the frame, whose scroll event is not the visitor's.
  whenIdle(prepareBelowFold);
}
