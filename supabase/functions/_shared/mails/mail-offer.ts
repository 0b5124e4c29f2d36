import { offer } from '../content.ts';
import { offerOf, settledOffer, type Offer } from '../offer-now.ts';
import type { Published } from '../site-settings.ts';
import { dayOf } from './when.ts';

/** The offer at `now`: as the owner has published it, or else as the build knew it. Undefined while it is off. */
export const mailOffer = ({ offer: setting = offer.setting }: Published, now: Date): Offer | undefined =>
  offerOf(settledOffer(setting, dayOf(now)));

/** Until when an offer stands, as a sentence. */
export const validityOf = ({ until }: Offer): string =>
  until === undefined
    ? 'It has no end date.'
    : `It’s good through ${new Date(until).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}.`;
