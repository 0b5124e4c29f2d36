import { expect, it } from 'vitest';
import { memberships } from './memberships.ts';
import { service as facial } from './services/elevated-hydrafacials.ts';

it('counts what a tier saves on a facial with the prices of the records', () => {
  const { text, items } = memberships.tiers;
  const { price, discount } = items.find(({ name }) => name === 'Revive')!;
  const saved = (facial.price.amount * discount) / 100;
  expect(text).toContain(`On a $${facial.price.amount} facial, Revive saves you $${saved},`);
  expect(price / saved).toBe(3);
  expect(text).toContain('third');
});
