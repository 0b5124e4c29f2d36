import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { business } from '../../../content/business.ts';
import { memberships } from '../../../content/memberships.ts';
import { anchors, paths } from '../../../site/paths.ts';
import { pictures } from '../../../ui/site-pictures.ts';

const { hero, tiers } = memberships;
const url = business.url + paths.memberships;

/** The breadcrumb of this page. */
export const trail = [
  { name: breadcrumbTexts.home, path: paths.home },
  { name: hero.eyebrow, path: paths.memberships },
];

/** One Product with its Offer per tier, with the fields that Google's product snippet requires. */
export function membershipStructuredData(): object[] {
  const picture = pictures[hero.image.name];
  return tiers.items.map(({ name, price, summary, features }) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${name} membership`,
    description: `${summary}. ${features.join('. ')}.`,
    ...(picture && { image: business.url + picture.src }),
    brand: { '@type': 'Brand', name: business.name },
    category: hero.eyebrow,
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${url}#${anchors.tiers}`,
      seller: { '@type': 'Organization', name: business.name },
    },
  }));
}
