/**
 * What the mails need from `src/content`. The functions cannot import it from there: `supabase functions deploy` uploads
 * `supabase/functions` only. `npm start` writes `content.json`, and a test fails while it is out of date.
 */
import content from './content.json' with { type: 'json' };

export const { business, offer, virtualConsultation, fieldLabels } = content;
/** Where each printed code is, by code. */
export const qrCodes: Readonly<Record<string, string>> = content.qrCodes;
