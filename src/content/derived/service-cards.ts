import { priceText } from '../../site/price-text.ts';
import { services } from '../all-records.ts';
import { categories } from '../services/categories.ts';
import type { ServiceCategory, ServiceSlug } from '../services/service.schema.ts';

export interface ServiceCard {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly description: string;
  readonly category: ServiceCategory;
  /** What the picture `service-<slug>` shows. */
  readonly alt: string;
  /** The price of the whole service, if it has one, as visitors read it. */
  readonly price?: string;
}

/** The cards of all services, in the order of the services page. */
export const cards: readonly ServiceCard[] = categories
  .flatMap(({ slugs }): readonly ServiceSlug[] => slugs)
  .map((slug) => {
    const { title, cardDescription, category, imageAlt, price } = services.get(slug)!;
    return {
      slug,
      title,
      description: cardDescription,
      category,
      alt: imageAlt,
      ...(price && { price: priceText(price) }),
    };
  });

/** Number of treatments of each service, by slug. */
export const treatmentCounts = Object.fromEntries(
  [...services].map(([slug, { subservices }]) => [slug, subservices.length]),
) as Readonly<Record<ServiceSlug, number>>;
