import type { OfferSetting } from './site-settings.ts';

/** The offer as it stands. */
export type Offer = Omit<OfferSetting, 'enabled'>;

/** The setting as it holds on a day, an ISO date where the business is: off after its last day. */
export const settledOffer = (setting: OfferSetting, today: string): OfferSetting =>
  setting.until !== undefined && setting.until < today ? { ...setting, enabled: false } : setting;

/** The offer, or undefined while it is off. */
export function offerOf({ enabled, ...offer }: OfferSetting): Offer | undefined {
  return enabled ? offer : undefined;
}
