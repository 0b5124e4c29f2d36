import { business } from '../../../content/business.ts';
import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { Faq, faqStructuredData } from '../../../features/faq/faq.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Benefits } from './benefits.tsx';
import { Consultation } from './consultation.tsx';
import { Course } from './course.tsx';
import { Hero } from './hero.tsx';
import styles from './virtual-consultations.module.css';

const { meta, hero, card, closing, faq } = virtualConsultations;

/** Virtual consultations. */
export function Component() {
  return (
    <>
      <Hero />
      <Benefits />
      <Consultation />
      <Course />
      <Section tone="sand" labelledBy="closing-title" className={styles.closing}>
        <Reveal className={`wrap ${styles.inner}`}>
          <h2 id="closing-title" className="display-l">
            {closing.title}
          </h2>
          <p className={`lead ${styles.text}`}>
            <RichText text={closing.text} />
          </p>
          <PageActions actions={closing.actions} className={styles.actions} />
        </Reveal>
      </Section>
      <Faq {...faq} tone="paper" />
    </>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.virtualConsultations,
  image: hero.image.name,
  imageAlt: hero.image.alt,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: card.title,
      serviceType: card.title,
      description: meta.description,
      provider: { '@type': 'HealthAndBeautyBusiness', name: business.name, url: business.url },
      areaServed: { '@type': 'State', name: 'California' },
      availableChannel: { '@type': 'ServiceChannel', serviceUrl: business.bookingUrl },
      url: business.url + paths.virtualConsultations,
    },
    faqStructuredData(faq.entries),
  ],
});
