import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { memberships } from '../../../content/memberships.ts';
import { Breadcrumb, breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';
import { Faq, faqStructuredData } from '../../../features/faq/faq.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { anchors, paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { membershipStructuredData, trail } from './memberships-json-ld.ts';
import { Tiers } from './tiers.tsx';
import styles from './memberships.module.css';

const { hero, benefits, buyMoreSaveMore, howItWorks, join, faq } = memberships;

/** The memberships page. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <Benefits />
      <BelowFold>
        <Tiers />
        <BuyMoreSaveMore />
        <Section labelledBy="how-title">
          <div className="wrap">
            <Reveal as="h2" id="how-title" className="display-m">
              {howItWorks.title}
            </Reveal>
            <Steps steps={howItWorks.steps} look="row" reveals />
          </div>
        </Section>
        <Join />
        <Faq {...faq} tone="paper" />
      </BelowFold>
    </>
  );
}

/** The title on a dark background; the picture overlaps the section below. */
function Hero() {
  const { title, text, image, actions } = hero;
  return (
    <div className={styles.hero}>
      <div className={styles.ground} data-tone="tide">
        <div className={`wrap ${styles.words}`}>
          <Breadcrumb label={breadcrumbTexts.label} items={trail} />
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <RichText as="p" className={`lead muted ${styles.text}`} text={text} />
          <PageActions actions={actions} looks={['light', 'outline-light']} className={styles.actions} />
        </div>
      </div>
      <div className={`wrap ${styles.frame}`} data-print="hide">
        <Picture
          priority
          name={image.name}
          alt={image.alt}
          sizes="(min-width: 900px) 42vw, 92vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}

/** What a membership includes, as four short texts. */
function Benefits() {
  return (
    <Section labelledBy="benefits-title" className={styles.benefits}>
      <div className="wrap grid">
        <Reveal as="h2" id="benefits-title" className={`display-m ${styles.benefitsTitle}`}>
          {benefits.title}
        </Reveal>
        <ul className={styles.items}>
          {benefits.items.map(({ title, text }, index) => (
            <Reveal as="li" key={title} order={(index % 2) as 0 | 1} className={styles.item}>
              <h3 className="display-s">{title}</h3>
              <RichText as="p" className="muted" text={text} />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Packages and the mailing list. `/bundles` redirects here. */
function BuyMoreSaveMore() {
  const { title, text, actions } = buyMoreSaveMore;
  return (
    <Section tone="sand" id={anchors.buyMoreSaveMore} labelledBy="bundles-title">
      <div className="wrap">
        <Reveal className={styles.box}>
          <h2 id="bundles-title" className={`display-l ${styles.boxTitle}`}>
            {title}
          </h2>
          <div className={styles.boxWords}>
            {text.map((paragraph) => (
              <RichText as="p" key={paragraph} text={paragraph} />
            ))}
            <PageActions actions={actions} className={styles.boxActions} />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}

/** The call to join. */
function Join() {
  const { title, text, actions } = join;
  return (
    <Section tone="linen" labelledBy="join-title" className={styles.join}>
      <Reveal className={`wrap ${styles.joinInner}`}>
        <h2 id="join-title" className="display-l">
          {title}
        </h2>
        <RichText as="p" className={`lead muted ${styles.joinText}`} text={text} />
        <PageActions actions={actions} className={styles.joinActions} />
      </Reveal>
    </Section>
  );
}

export const head: HeadOf = () => ({
  ...memberships.meta,
  path: paths.memberships,
  image: hero.image.name,
  imageAlt: hero.image.alt,
  structuredData: import.meta.env.SSR
    ? [...membershipStructuredData(), faqStructuredData(faq.entries), breadcrumbStructuredData(trail)]
    : [],
});
