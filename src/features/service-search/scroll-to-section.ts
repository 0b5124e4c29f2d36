/** Height of the header plus the space above a section. */
const OFFSET_PX = 88 + 32;

/** Scrolls the section with this id to just below the header; smoothly, unless reduced motion is preferred. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: section.getBoundingClientRect().top + window.scrollY - OFFSET_PX,
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  });
}
