import { useEffect, useRef, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import styles from './reveal.module.css';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  as?: ElementType;
  className?: string | undefined;
  /** Position in a row of siblings that arrive one after another. */
  order?: 0 | 1 | 2;
}

/** How far inside the viewport an element must be, px. */
const MARGIN = 100;

let observer: IntersectionObserver | undefined;

/**
 * The observer's first report tells where an element stands, without a layout of its own: what is below the viewport
 * waits (so does what the browser has not laid out yet), everything else stays as it is.
 */
function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect: box } of entries) {
    const isBelow = !isIntersecting && (box.top >= innerHeight || box.height === 0);
    // The attribute is not React's: set and changed here, it costs no render.
    if (isBelow) target.setAttribute('data-reveal', 'waiting');
    else if (target.hasAttribute('data-reveal')) target.setAttribute('data-reveal', 'shown');
    if (!isBelow) observer?.unobserve(target);
  }
}

function watch(element: Element) {
  observer ??= new IntersectionObserver(report, { rootMargin: `-${MARGIN}px` });
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Lets its content rise into place once, when it is 100 px inside the viewport. Only what
 * is below the viewport when the page becomes live is ever hidden, so without script nothing is.
 */
export function Reveal({ children, as: Tag = 'div', className, order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return watch(element);
  }, []);

  return (
    <Tag
      {...rest}
      ref={ref}
      className={`${styles.reveal} ${className ?? ''}`}
      data-order={order || undefined}
    >
      {children}
    </Tag>
  );
}
