import { services } from '../all-records.ts';
import type { ServiceSlug } from '../services/service.schema.ts';

/** The address of each service by its title, as the inquiry form names it. */
export const serviceSlugs: Readonly<Record<string, ServiceSlug>> = Object.fromEntries(
  [...services].map(([slug, { title }]) => [title, slug]),
);
