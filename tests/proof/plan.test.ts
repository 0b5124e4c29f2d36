import { expect, it } from 'vitest';
import { DISRUPTIONS, FAULTS, MAIL_FAULTS, planOf, SURFACES } from './plan.ts';

it('draws the same scenario for the same seed', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(7)).not.toEqual(planOf(8));
});

it('draws every surface, fault and disruption within 200 seeds', () => {
  const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed));
  const steps = plans.flatMap((plan) => plan.steps);
  expect(new Set(steps.map(({ surface }) => surface))).toEqual(new Set(SURFACES));
  expect(new Set(steps.map(({ disruption }) => disruption))).toEqual(new Set(DISRUPTIONS));
  expect(new Set(plans.flatMap(({ mailFaults }) => mailFaults))).toEqual(new Set(['none', ...MAIL_FAULTS]));
  expect(new Set(plans.flatMap(({ faults }) => faults))).toEqual(new Set(['none', ...FAULTS]));
});
