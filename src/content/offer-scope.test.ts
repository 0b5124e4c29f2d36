import { expect, it } from 'vitest';
import { articlesPage } from './articles-page.ts';
import { firstVisit, firstVisitText } from './first-visit.ts';
import { home } from './home.ts';
import { memberships } from './memberships.ts';
import { injectablesInOffer } from './offer-scope.ts';
import { offerTerms } from './offer-terms.ts';
import { popup } from './popup.ts';

it('says outright, wherever the offer stands, whether it covers injectables', () => {
  const sentence = injectablesInOffer();
  expect(sentence).toBe('Neurotoxins and dermal filler aren’t included.');
  expect(injectablesInOffer({ firstVisitCoversInjectables: true })).toContain('are included');
  for (const text of [
    offerTerms.terms.join(' '),
    popup.text,
    firstVisitText('unit'),
    firstVisitText('syringe'),
    home.banner.text,
    articlesPage.article.offer.text,
    JSON.stringify(memberships.faq),
  ])
    expect(text).toContain(sentence);
});

it('offers the discount for the treatment of a page only where it is covered', () => {
  expect(firstVisitText('session')).toBe(firstVisit.text);
  expect(firstVisit.text).toContain('your first treatment');
  for (const pricedBy of ['unit', 'syringe'] as const) {
    expect(firstVisitText(pricedBy)).not.toContain('your first treatment');
    expect(firstVisitText(pricedBy, { firstVisitCoversInjectables: true })).toBe(firstVisit.text);
  }
});
