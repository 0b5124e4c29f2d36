import { LAID_OUT } from '../boot/contract.ts';

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));

/**
 * Lays out the sections below the fold, which `src/styles/layout.css` leaves out until they come near the screen. Waits
 * until the visitor scrolls, because most of a phone's work at the start of a visit would be for sections that nobody
 * looks at. Browsers without scroll anchoring would move what the visitor reads when a section above gets its height, so
 * there it happens right away.
 */
export function prepareBelowFold(): void {
  if (CSS.supports('overflow-anchor', 'auto')) addEventListener('scroll', renderBelowFold, { once: true });
  else renderBelowFold();
}

/** One section per idle period. */
function renderBelowFold(): void {
  const root = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), footer')];
  const next = () => {
    const section = sections.shift();
    if (!section || LAID_OUT in root.dataset) return;
    section.style.contentVisibility = 'visible';
    idle(next);
  };
  idle(next);
}

/** Lays out all sections at once from now on, because navigation may scroll to any of them. */
export function renderAllSections(): void {
  document.documentElement.dataset[LAID_OUT] = '';
}
