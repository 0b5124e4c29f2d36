import { useRef, type PointerEvent } from 'react';

/** Shorter movements are presses, not swipes. */
const MIN_SWIPE_PX = 48;

/** @returns pointer handlers that call `onSwipe(1)` for a swipe to the next and `onSwipe(-1)` to the previous */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ target, pointerType, clientX, clientY }: PointerEvent) {
      const isFree = pointerType !== 'mouse' && !(target instanceof HTMLInputElement);
      start.current = isFree ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
