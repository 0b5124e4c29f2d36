import { useEffect, useRef } from 'react';
import { integerText } from '../../../site/number-text.ts';
import { prefersReducedMotion } from '../../../ui/use-reduced-motion.ts';

/** How long counting takes. */
const DURATION_MS = 2000;

/** @returns the number to show after `elapsedMs`: fast at first, then slower (cubic ease-out) */
export function counted(value: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / DURATION_MS));
  return Math.round(value * (1 - (1 - progress) ** 3));
}

const format = (value: number, suffix: string) => integerText(value) + suffix;

/** A number that counts up from 0 when it first scrolls into view. The prerendered page has the final number. */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (prefersReducedMotion()) return;
    let frame = 0;
    // Writes to the element directly, because sixty React renders per second would be wasteful.
    const show = (number: number) => (element.textContent = format(number, suffix));
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        show(counted(value, now - start));
        if (now - start < DURATION_MS) frame = requestAnimationFrame(step);
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
