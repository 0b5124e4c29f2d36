/** What the popup of this build says about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { popup } from '../offer-words.ts';

export const popupOffer = popup(offer);
