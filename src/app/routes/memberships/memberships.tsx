import { memberships } from '../../../content/memberships.ts';
import { Faq, faqStructuredData } from '../../../features/faq/faq.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Benefits } from './benefits.tsx';
import { BuyMoreSaveMore } from './buy-more-save-more.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Join } from './join.tsx';
import { membershipStructuredData, trail } from './structured-data.ts';
import { Tiers } from './tiers.tsx';
import { breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';

/** Memberships. */
export function Component() {
  return (
    <>
      <Hero />
      <Benefits />
      <Tiers />
      <BuyMoreSaveMore />
      <HowItWorks />
      <Join />
      <Faq {...memberships.faq} tone="paper" />
    </>
  );
}

export const head: HeadOf = () => ({
  ...memberships.meta,
  path: paths.memberships,
  image: memberships.hero.image.name,
  imageAlt: memberships.hero.image.alt,
  structuredData: [
    ...membershipStructuredData(),
    faqStructuredData(memberships.faq.entries),
    breadcrumbStructuredData(trail),
  ],
});
