import { expect, it } from 'vitest';
import { articlesPage } from './articles-page.ts';
import { firstVisit } from './first-visit.ts';
import { home } from './home.ts';
import { memberships } from './memberships.ts';
import { injectablesInOffer } from './offer-scope.ts';
import { offer } from './offer.ts';
import { popup } from './popup.ts';

it('says outright, wherever the offer stands, whether it covers injectables', () => {
  const sentence = injectablesInOffer();
  expect(sentence).toBe('Neurotoxins and dermal filler aren’t included.');
  expect(injectablesInOffer({ firstVisitCoversInjectables: true })).toContain('are included');
  for (const text of [
    offer.terms.join(' '),
    popup.text,
    firstVisit.text,
    home.banner.text,
    articlesPage.article.offer.text,
    JSON.stringify(memberships.faq),
  ])
    expect(text).toContain(sentence);
});
