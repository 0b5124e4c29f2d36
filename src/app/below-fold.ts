import { LAID_OUT } from '../boot/contract.ts';

/**
 * What is below the fold is not laid out with the first paint (`src/styles/layout.css`): the first screen is there
 * sooner. This does it afterwards, a section per idle moment, so that nothing moves under a visitor's finger later.
 * Where the address or the history asks for a place further down, the boot script has already lifted it all.
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

/** From here on everything is laid out at once: another page may scroll to any of its parts. */
export function renderAllSections(): void {
  document.documentElement.dataset[LAID_OUT] = '';
}
