import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '../../../../ui/use-reduced-motion.ts';
import { heroReducer, initialHero, startAutoAdvance, startPhaseClock } from './hero-machine.ts';

/** After this many ms on the live page the second slide's picture may load: the first has long been painted. */
const PRELOAD_AFTER = 2500;

/**
 * The hero's state and clocks. It moves by itself unless the visitor paused it, hovers or focuses it, or prefers
 * reduced motion.
 */
export function useHero(count: number) {
  const [state, dispatch] = useReducer(heroReducer, count, initialHero);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  // Slides whose picture is in the page. Only the first one is in the prerendered HTML.
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([0]));
  // Counts the visitor's choices: each of them starts the six seconds anew.
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
    const timer = setTimeout(() => load((next + 1) % count), PRELOAD_AFTER);
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
      // A dot that was clicked keeps the focus; only focus that shows holds the slides.
      onFocus: ({ target }: { target: Element }) =>
        target.matches(':focus-visible') && setHeld((before) => ({ ...before, focus: true })),
      onBlur: () => setHeld((before) => ({ ...before, focus: false })),
    },
  };
}
