import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { policiesPage } from '../../../content/policies-page.ts';
import { scrollToElement } from '../../../ui/page-scroll.ts';
import styles from './table-of-contents.module.css';

/** A section counts as being read once its top is this close to the top of the window. */
const NEAR_TOP_PX = 150;

/** The table of contents of a policy, on large screens only. It stays in view and marks the section being read. */
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

/** Scrolls smoothly to a section, puts its id into the address, and moves the focus to its heading. */
function goTo(id: string, event: MouseEvent): void {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  scrollToElement(section);
  // Bypasses navigation, which would treat this as a navigation and jump.
  history.replaceState(history.state, '', `#${id}`);
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/**
 * Finds the section being read.
 * @returns `active`: the id of the last section whose top is near the top of the window, or above it. `list`: the
 * ref for the scrolling list of links, which is scrolled so that the marked link stays visible.
 */
function useActiveSection(sections: readonly { id: string }[]) {
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      // The table is hidden on small screens.
      if (!list.current?.offsetParent) return;
      const started = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= NEAR_TOP_PX,
      );
      setActive(started.at(-1)?.id);
    };
    const schedule = () => (frame ||= requestAnimationFrame(update));
    update();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [sections]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !list.current) return;
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [active]);

  return { active, list };
}
