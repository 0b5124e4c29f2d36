/**
 * What the owner changes without a build. Starts with what the build knew, which is what the page's HTML says, so hydration
 * agrees with it. Newer values come when the page is idle (`src/features/site-settings`).
 */
import { create } from 'zustand';
import { business } from '../content/business.ts';
import type { Business } from '../content/business.schema.ts';

export interface SiteSettings extends Pick<Business, 'openingHours' | 'specialHours'> {
  /** When the server last said so, in milliseconds by the device's clock. Undefined if it never has. */
  askedAt?: number;
}

export const useSiteSettings = create<SiteSettings>()(() => {
  const { openingHours, specialHours } = business;
  return { openingHours, specialHours };
});
