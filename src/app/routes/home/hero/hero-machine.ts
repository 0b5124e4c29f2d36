export const ADVANCE_INTERVAL_MS = 6000;
export const FADE_MS = 1000;

/**
 * The phases of a transition: the text fades out for a second (`leaving`), then the slide switches and the text fades
 * in for a second (`entering`).
 */
export type HeroPhase = 'resting' | 'leaving' | 'entering';

export interface HeroState {
  readonly count: number;
  readonly current: number;
  /** The slide after the switch. */
  readonly next: number;
  readonly phase: HeroPhase;
}

export type HeroEvent =
  /** The timer requests the next slide. */
  | { type: 'advance' }
  /** A dot was pressed. */
  | { type: 'go'; to: number }
  /** Like `go`, but immediately and without fades, for reduced motion. */
  | { type: 'jump'; to: number }
  /** The time of the phase is over. */
  | { type: 'elapsed' };

export const initialHero = (count: number): HeroState => ({ count, current: 0, next: 0, phase: 'resting' });

export function heroReducer(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case 'advance':
      if (state.phase !== 'resting') return state;
      return heroReducer(state, { type: 'go', to: (state.current + 1) % state.count });
    case 'go':
      // The dot of the current or coming slide does nothing.
      if (event.to === state.next) return state;
      // While the text fades out, another dot only changes the coming slide.
      return { ...state, phase: 'leaving', next: event.to };
    case 'jump':
      return { ...state, phase: 'resting', current: event.to, next: event.to };
    case 'elapsed':
      if (state.phase === 'leaving') return { ...state, phase: 'entering', current: state.next };
      return { ...state, phase: 'resting' };
  }
}

export const isTextVisible = ({ phase }: HeroState) => phase !== 'leaving';
export const isTransitioning = ({ phase }: HeroState) => phase !== 'resting';

type Dispatch = (event: HeroEvent) => void;

/** Starts the timer that ends a phase. @returns a function that cancels it; undefined while resting */
export function startPhaseClock(phase: HeroPhase, dispatch: Dispatch): (() => void) | undefined {
  if (phase === 'resting') return undefined;
  const timer = setTimeout(() => dispatch({ type: 'elapsed' }), FADE_MS);
  return () => clearTimeout(timer);
}

/** Requests the next slide every six seconds. @returns a function that stops it */
export function startAutoAdvance(dispatch: Dispatch): () => void {
  const timer = setInterval(() => dispatch({ type: 'advance' }), ADVANCE_INTERVAL_MS);
  return () => clearInterval(timer);
}
