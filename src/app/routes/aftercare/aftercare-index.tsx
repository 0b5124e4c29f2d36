import type { ServiceCard } from '../../../content/derived/service-cards.ts';
import { aftercare } from '../../../content/aftercare.ts';
import type { ServiceSlug } from '../../../content/services/service.schema.ts';
import { GetHelp } from '../../../features/get-help/get-help.tsx';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Question } from './question.tsx';
import styles from './aftercare-index.module.css';

const { name, index: texts, guide } = aftercare;
const { areas } = texts;
/** What may follow many of the treatments and must not wait. The rest stands on each treatment's page. */
const COMMON_SIGNS = ['infection', 'filler', 'neurotoxin', 'stroke'] as const;

export interface AftercareIndexProps {
  cards: readonly ServiceCard[];
  firstSteps: Readonly<Record<ServiceSlug, string>>;
}

/** Every service with its first instruction and a link to the others; the guide; where to ask. */
export function AftercareIndex({ cards, firstSteps }: AftercareIndexProps) {
  return (
    <>
      <FirstScreen>
        <div className={styles.hero}>
          <div className={styles.words}>
            <Eyebrow rule>{name}</Eyebrow>
            <h1 className={`display-l ${styles.title}`}>{texts.title}</h1>
            <p className={`lead muted ${styles.text}`}>{texts.text}</p>
            <nav aria-label={texts.list} data-print="hide">
              <ul className={styles.areas}>
                {areas.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={styles.area}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={styles.frame} data-print="hide">
            <Picture
              priority
              {...texts.picture}
              sizes="(min-width: 1000px) 44vw, 100vw"
              className={styles.picture}
            />
          </div>
        </div>
      </FirstScreen>
      <Guide />
      <BelowFold>
        {areas.map(({ id, title }, order) => (
          <Section
            key={id}
            id={id}
            labelledBy={`${id}-title`}
            tone={order % 2 ? 'linen' : 'paper'}
            className={styles.part}
          >
            <div className={`wrap ${styles.columns}`}>
              <h2 id={`${id}-title`} className="display-m">
                {title}
              </h2>
              <ul className={styles.list}>
                {cards
                  .filter(({ category }) => category === id)
                  .map((card) => (
                    <li key={card.slug} className={styles.item}>
                      <h3 className={styles.name}>
                        <TextLink to={paths.aftercareOf(card.slug)}>
                          <DisplayName as="span" text={card.title} />
                        </TextLink>
                      </h3>
                      <p className={styles.first}>
                        <span className={styles.label}>{texts.first} </span>
                        <RichText as="span" text={firstSteps[card.slug]} />
                      </p>
                    </li>
                  ))}
              </ul>
            </div>
          </Section>
        ))}
        <GetHelp topics={COMMON_SIGNS} />
        <Question />
      </BelowFold>
    </>
  );
}

/** The day-by-day guide. */
function Guide() {
  return (
    <div className={`wrap ${styles.guide}`}>
      <div>
        <Eyebrow>{guide.label}</Eyebrow>
        <p className={`display-s ${styles.guideTitle}`}>{guide.title}</p>
      </div>
      <p className="muted">{guide.text}</p>
      <TextLink arrow to={guide.to}>
        {guide.link}
      </TextLink>
    </div>
  );
}
