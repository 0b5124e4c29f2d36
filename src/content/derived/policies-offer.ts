/** What the policies of this build say about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { policies } from '../offer-words.ts';

export const policiesOffer = policies(offer);
