/** Height of the header and the air above a section, px. */
const OFFSET = 88 + 32;

/** Scrolls smoothly (at once under reduced motion) until the section with this id is below the header. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: section.getBoundingClientRect().top + window.scrollY - OFFSET,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}
