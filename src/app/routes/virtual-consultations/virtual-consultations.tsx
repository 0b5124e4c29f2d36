import { business } from '../../../content/business.ts';
import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { Faq, faqStructuredData } from '../../../features/faq/faq.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { List } from '../../../features/prose/blocks.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Consultation } from './consultation.tsx';
import styles from './virtual-consultations.module.css';

const { meta, hero, benefits, card, howItWorks, preparation, closing, faq } = virtualConsultations;

/** The page about consultations by video. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <Benefits />
      <BelowFold>
        <Consultation />
        <Course />
        <Section tone="sand" labelledBy="closing-title" className={styles.closing}>
          <Reveal className={`wrap ${styles.closingInner}`}>
            <h2 id="closing-title" className="display-l">
              {closing.title}
            </h2>
            <RichText as="p" className={`lead ${styles.closingText}`} text={closing.text} />
            <PageActions actions={closing.actions} className={styles.closingActions} />
          </Reveal>
        </Section>
        <Faq {...faq} tone="paper" />
      </BelowFold>
    </>
  );
}

/** The picture with round corners, like the window of a call; the title overlaps its edge. */
function Hero() {
  const { eyebrow, title, text, image, actions } = hero;
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.frame}>
          <Picture
            priority
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 900px) 58vw, 92vw"
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <RichText as="p" className={`lead muted ${styles.text}`} text={text} />
          <PageActions actions={actions} className={styles.actions} />
        </div>
      </div>
    </div>
  );
}

/** Four reasons for a video call, in one row on large screens. */
function Benefits() {
  return (
    <Section labelledBy="benefits-title">
      <div className="wrap">
        <Reveal as="h2" id="benefits-title" className="display-m">
          {benefits.title}
        </Reveal>
        <ul className={styles.items}>
          {benefits.items.map(({ title, text }, index) => (
            <Reveal as="li" key={title} order={Math.min(index, 2) as 0 | 1 | 2} className={styles.item}>
              <h3 className="display-s">{title}</h3>
              <RichText as="p" className={`muted ${styles.benefitText}`} text={text} />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** How it works, in four steps, and beside it how to prepare for the call. */
function Course() {
  return (
    <Section labelledBy="how-title">
      <div className={`wrap ${styles.course}`}>
        <Reveal>
          <h2 id="how-title" className="display-m">
            {howItWorks.title}
          </h2>
          <Steps steps={howItWorks.steps} look="circles" />
        </Reveal>
        <Reveal order={1} className={styles.preparation} data-tone="linen">
          <h2 className="display-s">{preparation.title}</h2>
          <List ordered={false} items={preparation.items} />
        </Reveal>
      </div>
    </Section>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.virtualConsultations,
  image: hero.image.name,
  imageAlt: hero.image.alt,
  structuredData: import.meta.env.SSR
    ? [
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
      ]
    : [],
});
