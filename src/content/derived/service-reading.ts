/** What a service page needs of other records. */
import { articles as allArticles, services } from '../all-records.ts';
import { categories } from '../services/categories.ts';
import type { ServiceSlug } from '../services/service.schema.ts';
import { technology } from '../technology.ts';

/** Titles of the services by slug, in the order of the services page. */
export const serviceTitles = Object.fromEntries(
  categories
    .flatMap(({ slugs }): readonly ServiceSlug[] => slugs)
    .map((slug) => [slug, services.get(slug)!.title]),
) as Readonly<Record<ServiceSlug, string>>;

/** The articles, with the services that each of them names. */
export const articles: readonly { slug: string; title: string; services: readonly ServiceSlug[] }[] =
  allArticles.map(({ slug, title, relatedServices }) => ({ slug, title, services: relatedServices }));

/** The devices, with the services that each of them names. */
export const devices: readonly { slug: string; name: string; services: readonly ServiceSlug[] }[] =
  technology.devices.map(({ slug, name, relatedServices }) => ({
    slug,
    name,
    services: relatedServices.map((one) => one.slug),
  }));
