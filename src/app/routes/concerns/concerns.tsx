import { business } from '../../../content/business.ts';
import { concerns } from '../../../content/concerns.ts';
import { ClosingBand } from '../../../features/closing-band/closing-band.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Concern } from './concern.tsx';
import styles from './concerns.module.css';

const { meta, hero, groups, more, unsure, closing } = concerns;
const TONES = ['paper', 'linen'] as const;

/** Shop by concerns: leads from a skin concern to the treatments to start with. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <BelowFold>
        {groups.map(({ id, title, text, concerns: entries }, group) => (
          <Section key={id} id={id} tone={TONES[group]!} labelledBy={`${id}-title`}>
            <div className="wrap">
              <Reveal className={styles.heading}>
                <h2 id={`${id}-title`} className="display-l">
                  {title}
                </h2>
                <RichText as="p" className={`muted ${styles.text}`} text={text} />
              </Reveal>
              {entries.map((entry) => (
                <Concern key={entry.id} concern={entry} />
              ))}
            </div>
          </Section>
        ))}
        <Section tone="sand" labelledBy="more-title" className={styles.unsure}>
          <Reveal className={`wrap ${styles.unsureInner}`}>
            <h2 id="more-title" className="display-m">
              {more.title}
            </h2>
            <RichText as="p" className={styles.text} text={more.text} />
          </Reveal>
        </Section>
        <Section tone="tide" labelledBy="unsure-title" className={styles.unsure}>
          <Reveal className={`wrap ${styles.unsureInner}`}>
            <h2 id="unsure-title" className="display-m">
              {unsure.title}
            </h2>
            <RichText as="p" className={`muted ${styles.text}`} text={unsure.text} />
            <PageActions actions={[unsure.action]} looks={['light', 'outline']} />
          </Reveal>
        </Section>
        <ClosingBand {...closing} />
      </BelowFold>
    </>
  );
}

/** The six concerns as a grid of pictures, each linking to its part of the page. */
function Hero() {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div>
        <Eyebrow rule>{hero.eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
        <p className={`lead muted ${styles.heroText}`}>{hero.text}</p>
        <PageActions actions={hero.actions} className={styles.actions} />
      </div>
      <nav aria-label={hero.title} className={styles.sheet}>
        {groups.map(({ id, title, concerns: entries }, group) => (
          <div key={id}>
            <p className={styles.groupTitle}>{title}</p>
            <ul className={styles.tiles}>
              {entries.map(({ id: anchor, type, image }, index) => (
                <li key={anchor}>
                  <SmartLink to={`#${anchor}`} className={styles.tile}>
                    <Picture
                      priority={group === 0 && index === 0}
                      eager={group === 0}
                      name={image.name}
                      alt=""
                      sizes="(min-width: 1000px) 17vw, 30vw"
                      className={styles.picture}
                    />
                    <span className={styles.type}>{type.replace('/', '/\u200b')}</span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

export const head: HeadOf = () => ({
  ...meta,
  path: paths.concerns,
  image: groups[0]!.concerns[0]!.image.name,
  imageAlt: groups[0]!.concerns[0]!.image.alt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: meta.title,
          description: meta.description,
          url: business.url + paths.concerns,
          about: groups.flatMap((group) =>
            group.concerns.map(({ type }) => ({ '@type': 'Thing', name: type })),
          ),
        },
      ]
    : [],
});
