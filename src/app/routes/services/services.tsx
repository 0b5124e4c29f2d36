import { business } from '../../../content/business.ts';
import { cards } from 'virtual:service-cards';
import { categories } from '../../../content/services/categories.ts';
import { servicesPage } from '../../../content/services-page.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Area } from './area.tsx';
import { Brands } from './brands.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Stats } from './stats.tsx';

/** The catalogue of services. */
export function Component() {
  return (
    <>
      <Hero />
      <Stats />
      <Brands />
      {categories.map((category, index) => (
        <Area key={category.id} category={category} order={index} />
      ))}
      <Closing />
    </>
  );
}

export const head: HeadOf = () => ({
  ...servicesPage.meta,
  path: paths.services,
  image: servicesPage.hero.picture,
  imageAlt: servicesPage.hero.alt,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: servicesPage.meta.title,
      numberOfItems: cards.length,
      itemListElement: cards.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: business.url + paths.service(slug),
      })),
    },
  ],
});
