import { useEffect, useRef, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { prefersReducedMotion } from './use-reduced-motion.ts';
import styles from './reveal.module.css';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  as?: ElementType;
  className?: string | undefined;
  /** Position in a row of siblings that animate in one after another. */
  order?: 0 | 1 | 2;
}

/** How far inside the viewport an element must be. */
const MARGIN_PX = 100;

let observer: IntersectionObserver | undefined;

/**
 * Hides what is below the viewport or not laid out yet, and shows it when it enters. Everything else stays as it is.
 * The observer's first report contains the positions, so no extra layout is needed.
 */
function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect: box } of entries) {
    const isBelow = !isIntersecting && (box.top >= innerHeight || box.height === 0);
    // Set on the element directly, because React state would cost a render.
    if (isBelow) target.setAttribute('data-reveal', 'waiting');
    else if (target.hasAttribute('data-reveal')) target.setAttribute('data-reveal', 'shown');
    if (!isBelow) observer?.unobserve(target);
  }
}

function watch(element: Element) {
  observer ??= new IntersectionObserver(report, { rootMargin: `-${MARGIN_PX}px` });
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Animates its content in once, when it is 100 px inside the viewport. Hides only what is below the viewport at
 * hydration, so nothing is hidden without script.
 */
export function Reveal({ children, as: Tag = 'div', className, order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
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
