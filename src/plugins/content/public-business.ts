import type { Plugin } from 'vite';
import { business } from '../../content/business.ts';
import type { Business } from '../../content/business.schema.ts';

/** What only the prerenderer and the mails read: structured data for search engines, and addresses of the staff. */
const NOT_IN_BROWSERS = new Set<string>([
  'confirmInquiries',
  'staffEmail',
  'mailFrom',
  'geo',
  'structuredHours',
  'priceRange',
  'payment',
  'servedCities',
] satisfies (keyof Business)[]);

/** Sends browsers the business record without these fields. Bundlers keep every field of an object that is used. */
export function publicBusiness(): Plugin {
  const fields = Object.entries(business).filter(([name]) => !NOT_IN_BROWSERS.has(name));
  return {
    name: 'public-business',
    transform(_, id) {
      if (this.environment.config.consumer !== 'client' || !id.endsWith('/src/content/business.ts')) return;
      return `export const business = ${JSON.stringify(Object.fromEntries(fields))};`;
    },
  };
}
