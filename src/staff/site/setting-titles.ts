import type { SettingName } from '../../../supabase/functions/_shared/site-settings.ts';

/** What the desk calls each setting. In a file of its own, because every page of the desk may name one. */
export const SETTING_TITLES: Readonly<Record<SettingName, string>> = {
  specialHours: 'Closed days and special hours',
  qrCodes: 'QR codes',
  openingHours: 'Regular hours',
  announcements: 'Announcements',
  afterHoursPhone: 'After-hours number',
  offer: 'First-visit offer',
  prices: 'Prices',
  testimonials: 'Testimonials',
  cases: 'Before and after',
};
