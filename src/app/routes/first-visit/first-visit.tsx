import { servedCities } from '../../../content/derived/served-cities.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { business } from '../../../content/business.ts';
import { firstVisitPage } from '../../../content/first-visit-page.ts';
import { breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';
import { ClosingBand } from '../../../features/closing-band/closing-band.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Steps } from '../../../features/steps/steps.tsx';
import { useDisplayedHours } from '../../../features/opening-hours/use-displayed-hours.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { factsOf } from './facts-of.ts';
import { Map } from './map.tsx';
import { mapLinks } from './map-links.ts';
import styles from './first-visit.module.css';

const { meta, hero, find, know, happens, cities, closing } = firstVisitPage;
const { address, hoursNote, phone } = business;

/** How to get here, what to know before, and what happens. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <div className={styles.hero}>
          <div className={styles.words}>
            <Eyebrow rule>{hero.eyebrow}</Eyebrow>
            <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
            <RichText as="p" className={`lead muted ${styles.text}`} text={hero.text} />
            <PageActions actions={hero.actions} className={styles.actions} />
          </div>
          <div className={styles.frame}>
            <Map className={styles.map} />
          </div>
        </div>
      </FirstScreen>
      <Find />
      <BelowFold>
        <Section tone="linen" labelledBy="know-title">
          <div className="wrap">
            <Reveal as="h2" id="know-title" className="display-m">
              {know.title}
            </Reveal>
            <dl className={styles.facts}>
              {factsOf(know).map(({ label, text }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.name}>{label}</dt>
                  <RichText as="dd" text={text} />
                </div>
              ))}
            </dl>
          </div>
        </Section>
        <Section labelledBy="happens-title">
          <div className="wrap">
            <Reveal as="h2" id="happens-title" className="display-m">
              {happens.title}
            </Reveal>
            <Steps steps={happens.steps} look="thread" reveals />
          </div>
        </Section>
        <Section tone="linen" labelledBy="cities-title" className={styles.cities}>
          <Reveal className={`wrap ${styles.columns}`}>
            <h2 id="cities-title" className="display-s">
              {cities.title}
            </h2>
            <p>
              {cities.text} {`${servedCities.slice(0, -1).join(', ')} and ${servedCities.at(-1)}`}.
            </p>
          </Reveal>
        </Section>
        <ClosingBand {...closing} />
      </BelowFold>
    </>
  );
}

/** Address and hours, directions in words, and links to map apps. */
function Find() {
  return (
    <Section labelledBy="find-title">
      <Reveal className={`wrap ${styles.find}`}>
        <div>
          <h2 id="find-title" className="display-m">
            {find.title}
          </h2>
          <h3 className={styles.label}>{find.address}</h3>
          <address className={styles.value}>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <p className={styles.maps}>
            <span className="muted">{find.openIn}</span>
            {mapLinks(business).map(({ name, href }) => (
              <TextLink key={name} href={href}>
                {name}
              </TextLink>
            ))}
          </p>
          <h3 className={styles.label}>{find.hours}</h3>
          <p className={styles.value}>
            {useDisplayedHours().map(({ days, time }) => (
              <span key={days} className={styles.line}>
                {`${days} ${time}`}
              </span>
            ))}
          </p>
          <p className="muted">{hoursNote}</p>
          <p className={styles.value}>
            <TextLink href={phone.href}>{phone.display}</TextLink>
          </p>
        </div>
        <ul className={styles.ways}>
          {find.directions.map(({ title, text }) => (
            <li key={title} className={styles.way}>
              <h3 className="display-s">{title}</h3>
              <RichText as="p" className={styles.wayText} text={text} />
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.firstVisit,
  image: 'med-spa',
  imageAlt: hero.title,
  structuredData: import.meta.env.SSR
    ? [
        breadcrumbStructuredData([
          { name: breadcrumbTexts.home, path: paths.home },
          { name: hero.eyebrow, path: paths.firstVisit },
        ]),
      ]
    : [],
});
