/** Durations in ms. */
export const ADVANCE_EVERY = 6000;
export const FADE = 1000;

/**
 * The hero's transition: the text fades out, after a second the slide switches and the text fades in, after
 * another second the transition is over.
 */
export type HeroPhase = 'resting' | 'leaving' | 'entering';

export interface HeroState {
  readonly count: number;
  readonly current: number;
  /** The slide that comes at the switch. */
  readonly next: number;
  readonly phase: HeroPhase;
}

export type HeroEvent =
  /** The clock asks for the following slide. */
  | { type: 'advance' }
  /** A dot was pressed. */
  | { type: 'go'; to: number }
  /** As `go`, at once and without fades: for visitors who prefer reduced motion. */
  | { type: 'jump'; to: number }
  /** The phase's second has passed. */
  | { type: 'elapsed' };

export const initialHero = (count: number): HeroState => ({ count, current: 0, next: 0, phase: 'resting' });

export function heroReducer(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case 'advance':
      if (state.phase !== 'resting') return state;
      return heroReducer(state, { type: 'go', to: (state.current + 1) % state.count });
    case 'go':
      // The dot of the slide that is shown, or on its way, does nothing.
      if (event.to === state.next) return state;
      // While the text fades out, another dot only changes which slide comes.
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

/** Ends a phase after its second. Returns how to call it off; nothing to do while resting. */
export function startPhaseClock(phase: HeroPhase, dispatch: Dispatch): (() => void) | undefined {
  if (phase === 'resting') return undefined;
  const timer = setTimeout(() => dispatch({ type: 'elapsed' }), FADE);
  return () => clearTimeout(timer);
}

/** Asks for the following slide every six seconds. Returns how to stop it. */
export function startAutoAdvance(dispatch: Dispatch): () => void {
  const timer = setInterval(() => dispatch({ type: 'advance' }), ADVANCE_EVERY);
  return () => clearInterval(timer);
}
