/**
 * What the owner changes without a build. Starts with what the build knew, which is what the page's HTML says, so hydration
 * agrees with it. Newer values come when the page is idle (`src/features/site-settings`).
 */
import { create } from 'zustand';
import { business } from '../content/business.ts';
import type { DayHours, Published, SpecialHours } from '../../supabase/functions/_shared/site-settings.ts';

/** What pages say of the prices of a service, as texts, because no page loads more than it shows. */
export interface PriceTexts {
  /** On its card, if it has a price. */
  price: string | undefined;
  /** In its hero. */
  priceLine: string;
  /** Of its treatments, by their id. */
  treatments: Readonly<Record<string, string>>;
}

export interface SiteSettings extends Published {
  specialHours: SpecialHours[];
  openingHours: DayHours[];
  /** The weekly hours as visitors read them, if they are newer than the build. */
  weekly?: { days: string; time: string }[];
  /** By the slug of a service, if the prices are newer than the build. */
  priceTexts?: Readonly<Record<string, PriceTexts>> | undefined;
  /** The day where the business is, as an ISO date. Undefined until the page is idle. */
  today?: string;
  /** When the server last said so, in milliseconds by the device's clock. Undefined if it never has. */
  askedAt?: number;
}

export const useSiteSettings = create<SiteSettings>()(() => {
  const { openingHours, specialHours } = business;
  return { openingHours, specialHours };
});
