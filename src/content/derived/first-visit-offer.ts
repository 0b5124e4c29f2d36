/** What the pages of services of this build say about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { firstVisit } from '../offer-words.ts';

export const firstVisitOffer = firstVisit(offer);
