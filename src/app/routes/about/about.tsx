import { about } from '../../../content/about.ts';
import { business } from '../../../content/business.ts';
import { team } from '../../../content/team.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Experts } from './experts.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import { Philosophy } from './philosophy.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** The About page. */
export function Component() {
  return (
    <>
      <Hero />
      <Philosophy />
      <Experts />
      <WhyChooseUs />
      <Journey />
    </>
  );
}

export const head: HeadOf = () => ({
  ...about.meta,
  path: paths.about,
  image: about.hero.image.name,
  imageAlt: about.hero.image.alt,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: about.meta.title,
      description: about.meta.description,
      url: business.url + paths.about,
      mainEntity: {
        '@type': 'HealthAndBeautyBusiness',
        name: business.name,
        url: business.url,
        foundingDate: String(business.founded),
        employee: team.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
      },
    },
  ],
});
