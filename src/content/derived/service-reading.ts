/** What a service page needs of other records. */
import { articles, services } from '../all-records.ts';
import { gallery } from '../gallery.ts';
import { categories } from '../services/categories.ts';
import type { ServiceSlug } from '../services/service.schema.ts';
import { technology } from '../technology.ts';

/** Titles of the services by slug, in the order of the services page. */
export const serviceTitles = Object.fromEntries(
  categories
    .flatMap(({ slugs }): readonly ServiceSlug[] => slugs)
    .map((slug) => [slug, services.get(slug)!.title]),
) as Readonly<Record<ServiceSlug, string>>;

/** Services that have a case in the gallery. */
export const servicesWithCases: readonly ServiceSlug[] = [
  ...new Set(gallery.cases.map(({ treatmentSlug }) => treatmentSlug)),
];

/** Titles of the articles, by slug. */
export const articleTitles: Readonly<Record<string, string>> = Object.fromEntries(
  articles.map(({ slug, title }) => [slug, title]),
);

/** Names of the devices, by slug. */
export const deviceNames: Readonly<Record<string, string>> = Object.fromEntries(
  technology.devices.map(({ slug, name }) => [slug, name]),
);
