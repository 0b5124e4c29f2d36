import { LAID_OUT } from '../boot/contract.ts';

/**
 * Lays out the sections below the fold, one per idle period. `src/styles/layout.css` skips them in the first paint to make
 * it faster. Done before the visitor scrolls there, so that nothing shifts. If the page opens further down, the boot script
 * has already enabled all of them.
 */
export function renderBelowFold(): void {
  const root = document.documentElement;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));
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
