import type { MouseEvent } from 'react';
import { policiesPage } from '../../../content/policies-page.ts';
import { useActiveSection } from './use-active-section.ts';
import styles from './table-of-contents.module.css';

/** A section that was asked for stops this far below the top of the window, px. */
const OFFSET = 120;

/** The sections of a policy; on large screens only, always in sight, the one being read marked. */
export function TableOfContents({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  const { active, list } = useActiveSection(sections);
  return (
    <nav aria-labelledby="contents-title" className={styles.contents} data-print="hide">
      <h2 id="contents-title" className={styles.title}>
        {policiesPage.contents}
      </h2>
      <ol ref={list} className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              className={styles.link}
              onClick={(event) => goTo(id, event)}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls smoothly, leaves the section's address in the bar, and lets reading go on from its heading. */
function goTo(id: string, event: MouseEvent): void {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: section.getBoundingClientRect().top + scrollY - OFFSET,
    behavior: isCalm ? 'instant' : 'smooth',
  });
  // Past the router: to it this would be a navigation, which jumps.
  history.replaceState(history.state, '', `#${id}`);
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
