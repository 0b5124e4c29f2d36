import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '../../../../ui/use-reduced-motion.ts';
import { heroReducer, initialHero, startAutoAdvance, startPhaseClock } from './hero-machine.ts';

/** Delay before the next slide's picture loads, so that it does not compete with the first paint. */
const PRELOAD_DELAY_MS = 2500;

/**
 * The hero's state and timers. It advances by itself unless it is paused, hovered or focused, or reduced motion is
 * preferred.
 */
export function useHero(count: number) {
  const [state, dispatch] = useReducer(heroReducer, count, initialHero);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  // Slides whose picture is rendered. Prerendered pages contain only the first.
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([0]));
  // Counts the visitor's choices. Each restarts the six seconds.
  const [choices, setChoices] = useState(0);
  const reduced = useReducedMotion();
  const playing = !paused && !reduced;
  const running = playing && !held.pointer && !held.focus;
  const { next, phase } = state;

  function load(index: number) {
    setLoaded((before) => (before.has(index) ? before : new Set([...before, index])));
  }

  useEffect(() => startPhaseClock(phase, dispatch), [phase]);
  useEffect(() => (running ? startAutoAdvance(dispatch) : undefined), [running, choices]);
  useEffect(() => {
    load(next);
    const timer = setTimeout(() => load((next + 1) % count), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, count]);

  return {
    state,
    loaded,
    load,
    playing,
    toggle: () => setPaused((value) => !value),
    go: (to: number) => {
      load(to);
      setChoices((value) => value + 1);
      dispatch({ type: reduced ? 'jump' : 'go', to });
    },
    holdProps: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) =>
        pointerType === 'mouse' && setHeld((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setHeld((before) => ({ ...before, pointer: false })),
      // Only visible focus pauses, because a clicked dot keeps the focus.
      onFocus: ({ target }: { target: Element }) =>
        target.matches(':focus-visible') && setHeld((before) => ({ ...before, focus: true })),
      onBlur: () => setHeld((before) => ({ ...before, focus: false })),
    },
  };
}
