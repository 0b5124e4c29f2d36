import { offerOf, settledOffer } from '../../../supabase/functions/_shared/offer-now.ts';
import { offer as built, offerSetting } from '../../content/offer.ts';
import { useRewording } from '../../stores/reword.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';

/** What the texts say, or are about to say. */
let followed: string | undefined = JSON.stringify(built);

/** Lets the next call try again. */
export const forgetOffer = () => void (followed = undefined);

/** Lets the texts of the page follow the offer of today, an ISO date where the business is. */
export async function followOffer(today: string): Promise<void> {
  const offer = offerOf(settledOffer(useSiteSettings.getState().offer ?? offerSetting, today));
  const state = JSON.stringify(offer);
  if (state === followed) return;
  followed = state;
  const { rewordFor, rewordHead, holdFirstScreen } = await import('./reword-offer.ts');
  // A later change may have come meanwhile.
  if (state !== followed) return;
  holdFirstScreen();
  // The offer of the build leaves every text as it is.
  const reword = rewordFor(offer);
  useRewording.setState({ reword });
  rewordHead(reword);
}
