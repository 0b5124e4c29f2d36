import { servicePage } from '../../../content/service-page.ts';
import { Faq } from '../../../features/faq/faq.tsx';
import { FirstVisitBanner } from '../../../features/first-visit-banner/first-visit-banner.tsx';
import { GetHelp } from '../../../features/get-help/get-help.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Assurances } from './assurances.tsx';
import { Cases } from './cases.tsx';
import { Hero } from './hero.tsx';
import { loadService, type ServiceData } from './load-service.ts';
import { Overview } from './overview.tsx';
import { Guarantees } from './guarantees.tsx';
import { ServiceNotFound } from './service-not-found.tsx';
import { structuredData } from './structured-data.ts';
import { Treatments } from './treatments.tsx';

/** One service: nine sections in a fixed order. */
export function Component({ data }: { data: ServiceData }) {
  if (data.kind === 'unknown') return <ServiceNotFound />;
  const { service, cases } = data;
  return (
    <>
      <Hero service={service} />
      <Assurances slug={service.slug} />
      <Overview service={service} />
      <Treatments service={service} />
      <Cases cases={cases} />
      <Faq {...servicePage.faq} entries={service.faqs} tone={cases.length > 0 ? 'paper' : 'linen'} />
      <GetHelp topics={service.helpTopics} />
      <FirstVisitBanner />
      <Guarantees related={service.relatedServices} />
    </>
  );
}

export const loader = ({ params }: { params: Readonly<Record<string, string | undefined>> }) =>
  loadService(params.slug ?? '');

export const head: HeadOf<ServiceData> = (data) => {
  if (data.kind !== 'service')
    return {
      title: servicePage.notFound.title,
      description: servicePage.notFound.description,
      noindex: true,
    };
  const { slug, metaTitle, metaDescription } = data.service;
  return {
    title: metaTitle,
    description: metaDescription,
    path: paths.service(slug),
    image: `service-${slug}`,
    imageAlt: data.service.imageAlt,
    structuredData: structuredData(data.service),
  };
};
