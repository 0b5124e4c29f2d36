/**
 * What the mails need from `src/content`. The functions cannot import it from there: `supabase functions deploy` uploads
 * `supabase/functions` only. `npm start` writes `content.json`, and a test fails while it is out of date.
 */
import type { OfferSetting, SpecialHours } from './site-settings.ts';
import content from './content.json' with { type: 'json' };

export const { pages, virtualConsultation, fieldLabels } = content;
/** The compiler reads no optional field from the file. */
export const offer: Omit<typeof content.offer, 'setting'> & { setting: OfferSetting } = content.offer;
/** The compiler reads no type from an empty list. */
export const business: Omit<typeof content.business, 'specialHours'> & { specialHours: SpecialHours[] } =
  content.business;
/** Where each printed code is, by code. */
export const qrCodes: Readonly<Record<string, string>> = content.qrCodes;
