import type { GalleryCase } from '../../../content/gallery.schema.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { Faq } from '../../../features/faq/faq.tsx';
import { FirstVisitBanner } from '../../../features/first-visit-banner/first-visit-banner.tsx';
import { CaseGrid } from '../../../features/gallery/case-grid.tsx';
import { useCases } from '../../../features/gallery/use-cases.ts';
import { GetHelpBrief } from '../../../features/get-help/get-help-brief.tsx';
import { anchors, paths } from '../../../site/paths.ts';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Assurances, Guarantees } from './guarantees.tsx';
import { Overview } from './overview.tsx';
import { structuredData } from './service-json-ld.ts';
import { Treatments } from './treatments.tsx';
import styles from './deferred.module.css';

/** Everything on the page of a service below its hero. */
export function Sections({ service }: { service: Service }) {
  return (
    <>
      <Assurances service={service} />
      <BelowFold>
        <Overview service={service} />
        <Treatments service={service} />
        <CasesAndQuestions service={service} />
        <GetHelpBrief slug={service.slug} helpTopics={service.helpTopics} />
        <FirstVisitBanner pricedBy={service.pricedBy} />
        <Guarantees service={service} />
      </BelowFold>
    </>
  );
}

function CasesAndQuestions({ service }: { service: Service }) {
  const cases = useCases(service.slug, anchors.questions);
  return (
    <>
      <Cases cases={cases} />
      <Faq {...servicePage.faq} entries={service.faqs} tone={cases.length > 0 ? 'paper' : 'linen'} />
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

/** For search engines. */
export const structuredDataOf = (service: Service): object[] =>
  import.meta.env.SSR ? structuredData(service) : [];
