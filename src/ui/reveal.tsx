import { useEffect, useRef, type ElementType, type ReactNode } from 'react';
import styles from './reveal.module.css';

interface RevealProps {
  children: ReactNode;
  as?: ElementType;
  className?: string | undefined;
  id?: string;
  /** Position in a row of siblings that arrive one after another. */
  order?: 0 | 1 | 2;
}

let observer: IntersectionObserver | undefined;

function watch(element: Element) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer?.unobserve(target);
      }
    },
    { rootMargin: '-100px' },
  );
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Lets its content rise into place once, when it is 100 px inside the viewport (specification part 1 §9). Only what
 * is below the viewport when the page becomes live is ever hidden, so without script nothing is.
 */
export function Reveal({ children, as: Tag = 'div', className, id, order = 0 }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    // The attribute is not React's: set and changed here, it costs no render.
    element.setAttribute('data-reveal', 'waiting');
    return watch(element);
  }, []);

  return (
    <Tag ref={ref} id={id} className={`${styles.reveal} ${className ?? ''}`} data-order={order || undefined}>
      {children}
    </Tag>
  );
}
