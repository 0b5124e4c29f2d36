import { useEffect, useRef, useState } from 'react';

/** A section counts as being read once its top is this close to the window's, px. */
const NEAR_TOP = 150;

/**
 * The id of the section nearest the top: the last one that begins within 150 px of it. `list` is the scrolling list
 * of links; the marked one stays in sight in it.
 */
export function useActiveSection(sections: readonly { id: string }[]) {
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // Hidden on small screens: nothing to mark.
      if (!list.current?.offsetParent) return;
      const begun = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= NEAR_TOP,
      );
      setActive(begun.at(-1)?.id);
    };
    const soon = () => (frame ||= requestAnimationFrame(look));
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
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
