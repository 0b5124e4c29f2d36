import { afterEach, describe, expect, it, vi } from 'vitest';
import { paying } from './paying.ts';
import { payingSchema } from './paying.schema.ts';

/** The records that mention gift cards, for a business that sells some or none. */
async function records(sells: boolean): Promise<string> {
  vi.resetModules();
  const { giftCards, ...others } = paying;
  vi.doMock('./paying.ts', () => ({ paying: sells ? { ...others, giftCards } : others }));
  const all = await Promise.all([
    import('./paying.ts'),
    import('./policies/terms-of-service.ts'),
    import('./rewards.ts'),
    import('./offer-terms.ts'),
  ]);
  expect(payingSchema.safeParse(all[0].paying).success).toBe(true);
  return JSON.stringify(all.map((module) => Object.values(module)));
}

afterEach(() => vi.doUnmock('./paying.ts'));

describe('gift cards', () => {
  it('are mentioned nowhere if the business sells none', async () => {
    expect((await records(false)).match(/.{0,60}gift card.{0,40}/gi)).toBeNull();
  });

  it('are in the terms, the rules of the points and the offer if it sells them', async () => {
    const text = await records(true);
    for (const sentence of [
      'gift cards;',
      'Gift cards sold by us',
      'memberships or gift cards',
      'packages or gift cards',
    ])
      expect(text).toContain(sentence);
  });
});
