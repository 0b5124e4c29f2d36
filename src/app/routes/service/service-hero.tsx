import type { MouseEvent } from 'react';
import { business } from '../../../content/business.ts';
import { heroFilms, serviceHero as texts } from '../../../content/service-hero.ts';
import type { ServiceHead } from '../../../content/services/service.schema.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { Breadcrumb } from '../../../features/breadcrumb/breadcrumb.tsx';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { useReword } from '../../../stores/reword.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { scrollToElement } from '../../../ui/page-scroll.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { contactAbout } from '../../../site/contact-about.ts';
import { anchors, paths } from '../../../site/paths.ts';
import { usePriceTexts } from '../../../stores/price-texts.ts';
import { HeroFilm } from './hero-film.tsx';
import { breadcrumbItems } from './service-json-ld.ts';
import styles from './service-hero.module.css';

/** The background of the hero by category. */
const TONES = { skin: 'linen', face: 'sand', hair: 'tide', body: 'linen' } as const;

/** A word that does not fit into the column at the normal size. */
const LONG_WORD = /\w{15}/;

const factsOf = ({ inBrief: { time, downtime, sessions }, performer }: ServiceHead) =>
  [
    [texts.facts.time, time],
    [texts.facts.downtime, downtime],
    [texts.facts.sessions, sessions],
    [texts.facts.performer, performer],
  ] as const;

function showTreatments(event: MouseEvent) {
  event.preventDefault();
  scrollToElement(document.getElementById(anchors.treatments));
}

/** Title, tagline, the facts that decide, two buttons, and two quieter ways to begin; over a film if the service has one, otherwise beside a picture. */
export function Hero({ service }: { service: ServiceHead }) {
  const film = heroFilms[service.slug];
  const price = useReword()((usePriceTexts(service.slug) ?? service).priceLine);
  const tone = film?.tone ?? TONES[service.category];
  return (
    <div className={film ? styles.wide : styles.split} data-tone={tone} data-area={service.category}>
      <div className={styles.words}>
        <Breadcrumb label={texts.breadcrumb.label} items={breadcrumbItems(service)} />
        <div className={styles.title}>
          <Eyebrow rule>{texts.eyebrow[service.category]}</Eyebrow>
          <DisplayName
            as="h1"
            className="display-l"
            data-long={LONG_WORD.test(service.title) || undefined}
            text={service.title}
          />
          <p className={`lead ${styles.tagline}`}>{withTrademarks(service.tagline)}</p>
          <dl className={styles.facts}>
            {factsOf(service).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.price} data-hold>
            <span key={price}>{price}</span>
          </p>
          <div className={styles.actions}>
            <ButtonLink look={tone === 'tide' ? 'light' : 'solid'} href={business.bookingUrl}>
              {texts.book}
            </ButtonLink>
            <ButtonLink look="outline" href={`#${anchors.treatments}`} onClick={showTreatments}>
              {texts.learnMore}
            </ButtonLink>
          </div>
          <ul className={styles.questions}>
            <li>
              <TextLink to={contactAbout(service.slug)}>{texts.ask}</TextLink>
            </li>
            <li>
              <TextLink to={paths.virtualConsultations}>{texts.virtual}</TextLink>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.frame}>
        <Picture
          priority
          name={film?.poster ?? `service-${service.slug}`}
          {...(film && { portrait: `${film.poster}-portrait` })}
          alt={film?.alt ?? service.imageAlt}
          sizes={film ? '100vw' : '(min-width: 1000px) 54vw, 100vw'}
          className={styles.picture}
        />
        {film && <HeroFilm name={film.name} />}
      </div>
    </div>
  );
}
