import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  heroReducer,
  initialHero,
  isTextVisible,
  isTransitioning,
  startAutoAdvance,
  startPhaseClock,
  type HeroEvent,
  type HeroState,
} from './hero-machine.ts';

/** Runs the reducer with its timers like the hook does. */
function runHero() {
  let state: HeroState = initialHero(4);
  let stopPhase: (() => void) | undefined;
  const dispatch = (event: HeroEvent) => {
    const before = state;
    state = heroReducer(state, event);
    if (state.phase === before.phase) return;
    stopPhase?.();
    stopPhase = startPhaseClock(state.phase, dispatch);
  };
  const stop = startAutoAdvance(dispatch);
  return { dispatch, stop, now: () => state };
}

describe('the hero', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('fades the text out for a second, switches, and ends the transition a second later', () => {
    const hero = runHero();
    vi.advanceTimersByTime(5999);
    expect(hero.now()).toMatchObject({ current: 0, phase: 'resting' });
    vi.advanceTimersByTime(1);
    expect(hero.now().current).toBe(0);
    expect(isTextVisible(hero.now())).toBe(false);
    expect(isTransitioning(hero.now())).toBe(true);
    vi.advanceTimersByTime(999);
    expect(hero.now().current).toBe(0);
    vi.advanceTimersByTime(1);
    expect(hero.now().current).toBe(1);
    expect(isTextVisible(hero.now())).toBe(true);
    expect(isTransitioning(hero.now())).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(isTransitioning(hero.now())).toBe(false);
  });

  it('advances every six seconds and returns to the first slide', () => {
    const hero = runHero();
    const seen = [1, 2, 3, 4].map(() => {
      vi.advanceTimersByTime(6000);
      return hero.now().next;
    });
    expect(seen).toEqual([1, 2, 3, 0]);
  });

  it('runs the same sequence for a dot', () => {
    const hero = runHero();
    hero.dispatch({ type: 'go', to: 3 });
    expect(hero.now()).toMatchObject({ current: 0, next: 3, phase: 'leaving' });
    vi.advanceTimersByTime(2000);
    expect(hero.now()).toMatchObject({ current: 3, phase: 'resting' });
  });

  it('ignores the dot of the current slide', () => {
    const state = initialHero(4);
    expect(heroReducer(state, { type: 'go', to: 0 })).toBe(state);
  });

  it('switches to the slide of a dot that is pressed while the text fades out', () => {
    const hero = runHero();
    hero.dispatch({ type: 'go', to: 2 });
    vi.advanceTimersByTime(600);
    hero.dispatch({ type: 'go', to: 1 });
    vi.advanceTimersByTime(400);
    expect(hero.now()).toMatchObject({ current: 1, next: 1, phase: 'entering' });
  });

  it('starts the sequence again for a dot that is pressed while the text fades in', () => {
    const hero = runHero();
    hero.dispatch({ type: 'go', to: 2 });
    vi.advanceTimersByTime(1500);
    hero.dispatch({ type: 'go', to: 3 });
    expect(hero.now()).toMatchObject({ current: 2, next: 3, phase: 'leaving' });
    vi.advanceTimersByTime(999);
    expect(hero.now().current).toBe(2);
    vi.advanceTimersByTime(1);
    expect(hero.now()).toMatchObject({ current: 3, phase: 'entering' });
    vi.advanceTimersByTime(1000);
    expect(isTransitioning(hero.now())).toBe(false);
  });

  it('returns to the slide that is still shown when its dot is pressed', () => {
    const hero = runHero();
    hero.dispatch({ type: 'go', to: 2 });
    hero.dispatch({ type: 'go', to: 0 });
    vi.advanceTimersByTime(2000);
    expect(hero.now()).toMatchObject({ current: 0, phase: 'resting' });
  });

  it('does not advance by itself during a transition', () => {
    const leaving = heroReducer(initialHero(4), { type: 'go', to: 2 });
    expect(heroReducer(leaving, { type: 'advance' })).toBe(leaving);
  });

  it('stops', () => {
    const hero = runHero();
    hero.stop();
    vi.advanceTimersByTime(60_000);
    expect(hero.now()).toEqual(initialHero(4));
  });

  it('jumps without fades under reduced motion', () => {
    expect(heroReducer(initialHero(4), { type: 'jump', to: 2 })).toMatchObject({
      current: 2,
      phase: 'resting',
    });
  });
});
