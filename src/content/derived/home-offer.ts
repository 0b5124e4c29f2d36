/** What the home page of this build says about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { home } from '../offer-words.ts';

export const homeOffer = home(offer);
