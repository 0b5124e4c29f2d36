import { brands } from '../../../content/brands.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/service.schema.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { BrandMark } from '../../../features/brand-marks/brand-mark.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { ShareActions } from '../../../features/share/share-actions.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import styles from './overview.module.css';

const texts = servicePage.overview;

/** The record's steps are texts 'Label: text'. */
function stepOf(step: string): { title: string; text: string } {
  const colon = step.indexOf(':');
  return { title: step.slice(0, colon), text: step.slice(colon + 1).trim() };
}

/** Description, facts at a glance, benefits, what to expect, good to know, partner brands. */
export function Overview({ service }: { service: Service }) {
  const { description, benefits, whatToExpect, partners = [], category } = service;
  const [first, ...rest] = description;
  const picture = texts.pictures[category];
  return (
    <>
      <Section labelledBy="overview-title" className={styles.overview}>
        <div className="wrap grid">
          <Reveal className={styles.words}>
            <h2 id="overview-title" className="display-m">
              {texts.title}
            </h2>
            <RichText as="p" className={`lead ${styles.first}`} text={first!} />
            {rest.map((paragraph) => (
              <RichText as="p" key={paragraph} className={styles.paragraph} text={paragraph} />
            ))}
            <ShareActions title={service.title} texts={texts.share} className={styles.share} />
          </Reveal>
          <Reveal className={styles.frame}>
            <Picture
              name={picture.name}
              alt={picture.alt}
              sizes="(min-width: 1000px) 32vw, 92vw"
              className={styles.picture}
            />
          </Reveal>
        </div>
        <div className="wrap">
          <AtAGlance service={service} />
          <h3 className="visually-hidden">{texts.benefits}</h3>
          <Reveal as="ul" className={styles.benefits}>
            {benefits.map(({ title, text }) => (
              <li key={title} className={styles.benefit}>
                <h4 className={styles.benefitTitle}>{withTrademarks(title)}</h4>
                <RichText as="p" className={styles.benefitText} text={text} />
              </li>
            ))}
          </Reveal>
        </div>
      </Section>
      <Section tone="linen" labelledBy="expect-title">
        <div className="wrap">
          <Reveal as="h2" id="expect-title" className="display-m">
            {texts.steps}
          </Reveal>
          <Steps steps={whatToExpect.map(stepOf)} look="thread" reveals />
        </div>
        <GoodToKnow service={service} />
        {partners.length > 0 && (
          <Reveal className={`wrap ${styles.partners}`}>
            <h3 className={styles.label}>{texts.partners}</h3>
            <ul className={styles.marks}>
              {brands
                .filter(({ key }) => partners.some((one) => one === key))
                .map((brand) => (
                  <li key={brand.key}>
                    <BrandMark brand={brand} />
                  </li>
                ))}
            </ul>
          </Reveal>
        )}
      </Section>
    </>
  );
}
