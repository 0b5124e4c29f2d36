/** What the pages of articles of this build say about the offer for first-time clients. */
import { offer } from '../offer.ts';
import { article } from '../offer-words.ts';

export const articleOffer = article(offer);
