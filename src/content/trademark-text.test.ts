import { describe, expect, it } from 'vitest';

import { withTrademarks } from './trademark-text.ts';
import { trademarks } from './trademarks.ts';
import { trademarksSchema } from './trademarks.schema.ts';

describe('trademark table', () => {
  it('has about 55 names, each with one of two symbols', () => {
    expect(trademarksSchema.parse(trademarks)).toEqual(trademarks);
    expect(Object.keys(trademarks).length).toBeGreaterThanOrEqual(50);
    expect(Object.keys(trademarks).length).toBeLessThanOrEqual(60);
  });

  it('has no generic terms', () => {
    for (const term of ['PRP', 'IPL', 'LED', 'Microneedling', 'Exosome'])
      expect(trademarks).not.toHaveProperty(term);
  });
});

describe('withTrademarks', () => {
  it.each([
    ['appends the symbol to a name', 'Botox softens lines', 'Botox® softens lines'],
    ['appends every time', 'Botox or Botox', 'Botox® or Botox®'],
    ['stands before punctuation', 'Botox, Dysport.', 'Botox®, Dysport®.'],
    ['knows names with accents', 'Juvéderm and Juvederm', 'Juvéderm® and Juvederm®'],
    ['uses the symbol of the table', 'JetPeel for the scalp', 'JetPeel™ for the scalp'],
    ['prefers the longest name', 'HydraFacial MD, HydraFacial', 'HydraFacial MD®, HydraFacial®'],
    ['handles possessives and compounds', "Botox's effect, Botox-like", "Botox®'s effect, Botox®-like"],
    ['separates names joined by a slash', 'Botox/Dysport', 'Botox®/Dysport®'],
    [
      'works inside the label of an inline link',
      'See [Botox](/services/Botox)',
      'See [Botox®](/services/Botox)',
    ],
  ])('%s', (_, text, expected) => {
    expect(withTrademarks(text)).toBe(expected);
  });

  it.each([
    ['a longer word', 'Botoxing, preBotox, HydraFacials'],
    ['a word that continues with an accent', 'Botoxé'],
    ['another case', 'BOTOX botox skinpen'],
    ['a name that has its symbol', 'Botox® and SkinPen ™ and Radiesse(R)'],
    ['a long name that has its symbol', 'HydraFacial MD® and Belotero Balance®'],
    ['an absolute address', 'https://example.com/Botox?x=Dysport#SkinPen'],
    ['an address without scheme', 'www.example.com/Botox Botox.com'],
    ['a mail address', 'Botox@example.com mailto:Botox@example.com'],
    ['a root path', 'see /services/Botox'],
    ['generic terms', 'PRP, IPL and LED'],
    ['empty text', ''],
  ])('leaves %s unchanged', (_, text) => {
    expect(withTrademarks(text)).toBe(text);
  });

  it('changes nothing when applied twice', () => {
    const once = withTrademarks(
      'Botox, HydraFacial MD and [Sculptra](/services/injectables) at https://x.example/Botox',
    );
    expect(withTrademarks(once)).toBe(once);
  });

  it('keeps no state between calls', () => {
    expect([1, 2, 3].map(() => withTrademarks('Botox'))).toEqual(['Botox®', 'Botox®', 'Botox®']);
  });
});
