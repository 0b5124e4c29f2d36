import { LAID_OUT } from '../boot/contract.ts';

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));

/**
 * Lays out the sections below the fold, which `src/styles/layout.css` leaves out until they come near the screen. On a phone
 * it waits until the visitor scrolls, because most of its work at the start of a visit would be for sections that nobody
 * looks at. Elsewhere there is time for it, and a visible scrollbar that should be right. Browsers without scroll anchoring
 * would move what the visitor reads when a section above gets its height, so there it never waits.
 */
export function prepareBelowFold(): void {
  const waits = matchMedia('(max-width: 767.98px)').matches && CSS.supports('overflow-anchor', 'auto');
  if (waits) addEventListener('scroll', renderBelowFold, { once: true });
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
