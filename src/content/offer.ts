import { offerOf } from '../../supabase/functions/_shared/offer-now.ts';
import type { OfferSetting } from '../../supabase/functions/_shared/site-settings.ts';
import { business } from './business.ts';
import { published } from './published.ts';

/** The offer for first-time clients. Owners change it in the desk, under *Site*; this is what counts until then. */
const own: OfferSetting = {
  enabled: true,
  discount: `${business.firstVisitDiscountPercent}%`,
  code: 'FIRSTTIDE',
};

export const offerSetting: OfferSetting = published.offer ?? own;

/** The offer of this build; undefined while it is off. */
export const offer = offerOf(offerSetting);
