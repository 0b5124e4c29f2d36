import { longDate } from '../site/date-text.ts';
import { business } from './business.ts';
import { consultationInOffer, injectablesInOffer } from './offer-scope.ts';
import { paying } from './paying.ts';
import type { Offer } from './offer.schema.ts';

/** The one record of the offer for first-time clients. */
export const offer: Offer = {
  code: 'FIRSTTIDE',
  percent: business.firstVisitDiscountPercent,
  howTo: 'Give the code when you book, or show this email at the front desk.',
  terms: [
    'It’s for first-time clients, once per person.',
    `It covers treatments at your first visit, not products, memberships${paying.giftCards ? ', packages or gift cards' : ' or packages'}. ${injectablesInOffer()}`,
    consultationInOffer(),
    'It has no cash value and can’t be combined with a membership discount, reward points or another promotion.',
  ],
};

/** Until when the offer stands, as a sentence. Other records hold it, so a wrong date passes until the build reports it. */
export function validityOf({ until }: Pick<Offer, 'until'>): string {
  if (until === undefined) return 'It has no end date.';
  return `It’s good through ${Number.isNaN(Date.parse(until)) ? until : longDate(until)}.`;
}
