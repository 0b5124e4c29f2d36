import { brands } from '../../../content/brands.ts';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { BrandMark } from '../../../features/brand-marks/brand-mark.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { Steps } from './steps.tsx';
import styles from './overview.module.css';

const texts = servicePage.overview;
/** Benefits shown at most. */
const BENEFITS = 4;

/** What the treatment is, does and asks of the client. */
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
            <p className={`lead ${styles.first}`}>
              <RichText text={first!} />
            </p>
            {rest.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
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
          <h3 className="visually-hidden">{texts.benefits}</h3>
          <Reveal as="ul" className={styles.benefits}>
            {benefits.slice(0, BENEFITS).map(({ title, text }) => (
              <li key={title} className={styles.benefit}>
                <h4 className={styles.benefitTitle}>{withTrademarks(title)}</h4>
                <p className={styles.benefitText}>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </Reveal>
        </div>
      </Section>
      <Section tone="linen" labelledBy="expect-title">
        <Steps steps={whatToExpect} />
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
