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

it.each(memberships.tiers.items)('$name says from which sum on it pays for itself', (tier) => {
  const sum = `$${Math.ceil((tier.price * 100) / tier.discount)}`;
  expect(tier.features.join('\n')).toContain(`Pays for itself at ${sum} of eligible services`);
  expect(JSON.stringify(memberships.faq)).toContain(sum);
});
