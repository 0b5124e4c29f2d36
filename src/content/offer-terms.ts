import { longDate } from '../site/date-text.ts';
import type { Offer } from '../../supabase/functions/_shared/offer-now.ts';
import { consultationInOffer, injectablesInOffer } from './offer-scope.ts';
import { paying } from './paying.ts';
import type { OfferTerms } from './offer-terms.schema.ts';

/** What the offer for first-time clients covers, and how to use it. */
export const offerTerms: OfferTerms = {
  howTo: 'Give the code when you book, or show this email at the front desk.',
  howToWithoutCode: 'Mention it when you book, or show this email at the front desk.',
  terms: [
    'It’s for first-time clients, once per person.',
    `It covers the treatments of the first visit at which we treat you, not products, memberships${paying.giftCards ? ', packages or gift cards' : ' or packages'}. ${injectablesInOffer()}`,
    consultationInOffer(),
    'It has no cash value and can’t be combined with a membership discount, reward points or another promotion.',
  ],
};

/** The terms of this offer alone, and until when it stands, as sentences. A text that is no date passes as it is. */
export function ownTerms({ terms, until }: Pick<Offer, 'terms' | 'until'>): string {
  const more = terms === undefined ? '' : `${terms} `;
  if (until === undefined) return `${more}It has no end date.`;
  return `${more}It’s good through ${Number.isNaN(Date.parse(until)) ? until : longDate(until)}.`;
}
