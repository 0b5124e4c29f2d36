import { useEffect, useRef } from 'react';

/** How long counting takes, ms. */
const DURATION = 2000;

/** What a counter shows after `elapsed` ms: fast at first, then slower (cubic ease-out). */
export function counted(value: number, elapsed: number): number {
  const progress = Math.min(1, Math.max(0, elapsed / DURATION));
  return Math.round(value * (1 - (1 - progress) ** 3));
}

const format = (value: number, suffix: string) => value.toLocaleString('en-US') + suffix;

/** A number that counts up from 0 once, when it is first seen. The page itself has the final one. */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    // The text is written past React: sixty renders a second would say nothing more.
    const show = (number: number) => (element.textContent = format(number, suffix));
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        show(counted(value, now - start));
        if (now - start < DURATION) frame = requestAnimationFrame(step);
      };
      step(start);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      show(value);
    };
  }, [value, suffix]);

  return <span ref={ref}>{format(value, suffix)}</span>;
}
