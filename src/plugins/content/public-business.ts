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

/** Removes these fields from the record that browsers get. A bundler would keep them, because it keeps whole objects. */
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
