/** What the memberships page of this build says about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { memberships } from '../offer-words.ts';

export const membershipsOffer = memberships(offer);
