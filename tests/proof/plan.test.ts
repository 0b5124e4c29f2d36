import { expect, it } from 'vitest';
import { ENGINES } from '../engines/engine-browser.ts';
import {
  DATABASE_DISRUPTIONS,
  DESK_SURFACES,
  DISRUPTIONS,
  FAULTS,
  MAIL_FAULTS,
  planOf,
  SURFACES,
} from './plan.ts';

it('draws the same scenario for the same seed', () => {
  expect(planOf(7, 'chromium')).toEqual(planOf(7, 'chromium'));
  expect(planOf(7, 'chromium')).not.toEqual(planOf(8, 'chromium'));
});

it('draws every surface, fault and disruption within 200 seeds', () => {
  const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed, 'chromium'));
  const steps = plans.flatMap((plan) => plan.steps);
  expect(new Set(steps.map(({ surface }) => surface))).toEqual(new Set([...SURFACES, ...DESK_SURFACES]));
  expect(new Set(steps.map(({ disruption }) => disruption))).toEqual(
    new Set([...DISRUPTIONS, ...DATABASE_DISRUPTIONS]),
  );
  expect(new Set(plans.flatMap(({ mailFaults }) => mailFaults))).toEqual(new Set(['none', ...MAIL_FAULTS]));
  expect(new Set(plans.flatMap(({ faults }) => faults))).toEqual(new Set(['none', ...FAULTS]));
});

it.each(ENGINES)('draws for %s only what its driver can do', (engine) => {
  const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed, engine));
  const drawn = new Set<string>(plans.flatMap(({ steps }) => steps.map(({ disruption }) => disruption)));
  expect(drawn.has('frozen')).toBe(engine === 'chromium');
  expect(drawn.has('storage-wiped')).toBe(engine === 'chromium');
  expect(drawn.has('kill-browser')).toBe(engine !== 'webkit');
});

it('draws for the desk only what it has', () => {
  const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed, 'chromium'));
  const desk = plans.filter(({ isDesk }) => isDesk);
  expect(desk.length).toBeGreaterThan(10);
  for (const { steps, isCrossOrigin } of desk) {
    expect(isCrossOrigin).toBe(false);
    for (const { surface, disruption } of steps) {
      expect(DESK_SURFACES).toContain(surface);
      expect(['storage-wiped', 'new-build', 'send-now', 'remove', 'edit']).not.toContain(disruption);
    }
  }
});
