import type { GalleryCase } from '../../../content/gallery.schema.ts';
import { servicePage } from '../../../content/service-page.ts';
import { Faq } from '../../../features/faq/faq.tsx';
import { FirstVisitBanner } from '../../../features/first-visit-banner/first-visit-banner.tsx';
import { CaseGrid } from '../../../features/gallery/case-grid.tsx';
import { GetHelp } from '../../../features/get-help/get-help.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Assurances, Guarantees } from './guarantees.tsx';
import { Hero } from './hero.tsx';
import { loadService, type ServiceData } from './load-service.ts';
import { Overview } from './overview.tsx';
import { structuredData } from './structured-data.ts';
import { Treatments } from './treatments.tsx';
import styles from './service.module.css';

/** The page of one service. */
export function Component({ data }: { data: ServiceData }) {
  if (data.kind === 'unknown') return <data.page.ServiceNotFound />;
  const { service, cases } = data;
  return (
    <>
      <Hero service={service} />
      <Assurances slug={service.slug} />
      <BelowFold>
        <Overview service={service} />
        <Treatments service={service} />
        <Cases cases={cases} />
        <Faq {...servicePage.faq} entries={service.faqs} tone={cases.length > 0 ? 'paper' : 'linen'} />
        <GetHelp topics={service.helpTopics} />
        <FirstVisitBanner />
        <Guarantees service={service} />
      </BelowFold>
    </>
  );
}

/** The before-and-after cases of this service, if there are any. */
function Cases({ cases }: { cases: readonly GalleryCase[] }) {
  if (cases.length === 0) return null;
  return (
    <Section tone="linen" labelledBy="cases-title">
      <div className={`wrap ${styles.cases}`}>
        <Reveal>
          <h2 id="cases-title" className="display-m">
            {servicePage.cases.title}
          </h2>
          <TextLink arrow to={paths.gallery} className={styles.more}>
            {servicePage.cases.more}
          </TextLink>
        </Reveal>
        <CaseGrid cases={cases} level={3} />
      </div>
    </Section>
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
    structuredData: import.meta.env.SSR ? structuredData(data.service) : [],
  };
};
