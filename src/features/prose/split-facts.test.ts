import { describe, expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { splitFacts } from './split-facts.ts';

describe('splitFacts', () => {
  it('returns a text without placeholders as one part', () => {
    expect(splitFacts('Write to us.')).toEqual([{ at: 0, type: 'text', text: 'Write to us.' }]);
  });

  it('fills name and address from the business record', () => {
    const [part] = splitFacts('{name}, {address}');
    expect(part).toEqual({
      at: 0,
      type: 'text',
      text: `${business.name}, ${business.address.street}, ${business.address.city}, ${business.address.region} ${business.address.postalCode}`,
    });
  });

  it('makes phone and email parts of their own, also at the start and end', () => {
    expect(splitFacts('{phone} or {email}')).toEqual([
      { at: 0, type: 'phone' },
      { at: 1, type: 'text', text: ' or ' },
      { at: 2, type: 'email' },
    ]);
  });

  it('makes the address of another website a part of its own, without the full stop', () => {
    expect(splitFacts('See https://data.example.com.')).toEqual([
      { at: 0, type: 'text', text: 'See ' },
      { at: 1, type: 'url', url: 'https://data.example.com' },
      { at: 2, type: 'text', text: '.' },
    ]);
  });

  it('leaves unknown placeholders unchanged', () => {
    expect(splitFacts('{other}')).toEqual([{ at: 0, type: 'text', text: '{other}' }]);
  });
});
