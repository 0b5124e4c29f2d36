import { about } from '../../../content/about.ts';
import { business } from '../../../content/business.ts';
import { team } from '../../../content/team.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Experts } from './experts.tsx';
import styles from './about.module.css';

const { hero, philosophy, whyChooseUs, journey } = about;

/** The About page. */
export function Component() {
  return (
    <>
      <FirstScreen>
        <Hero />
      </FirstScreen>
      <Philosophy />
      <BelowFold>
        <Experts />
        <WhyChooseUs />
        <Journey />
      </BelowFold>
    </>
  );
}

/** The title above a full-width picture, and the introduction in a card that overlaps the picture's edge. */
function Hero() {
  const { eyebrow, title, text, image, actions } = hero;
  return (
    <div>
      <div className={`wrap ${styles.top}`}>
        <Eyebrow rule>{eyebrow}</Eyebrow>
        <h1 className={`display-l caps ${styles.title}`}>{title}</h1>
      </div>
      <div className={styles.heroFrame}>
        <Picture priority name={image.name} alt={image.alt} sizes="100vw" className={styles.heroPicture} />
      </div>
      <div className={`wrap ${styles.bottom}`}>
        <div className={styles.card}>
          <RichText as="p" className="lead" text={text} />
          <PageActions actions={actions} className={styles.heroActions} />
        </div>
      </div>
    </div>
  );
}

/** The founder's philosophy beside a picture, and a large quote below. */
function Philosophy() {
  const { title, paragraphs, quote, signature, image } = philosophy;
  return (
    <Section labelledBy="philosophy-title">
      <div className="wrap grid">
        <Reveal className={styles.philosophyWords}>
          <h2 id="philosophy-title" className="display-m">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <RichText as="p" key={paragraph} className={styles.philosophyText} text={paragraph} />
          ))}
        </Reveal>
        <Reveal className={styles.philosophyFrame}>
          <Picture
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 720px) 38vw, 92vw"
            className={styles.philosophyPicture}
          />
        </Reveal>
        <Reveal as="figure" className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.signature}>{signature}</figcaption>
        </Reveal>
      </div>
    </Section>
  );
}

/** Four reasons on a dark background, separated by a cross of thin lines. */
function WhyChooseUs() {
  return (
    <Section tone="tide" labelledBy="why-title">
      <div className="wrap">
        <Reveal as="h2" id="why-title" className="display-l caps">
          {whyChooseUs.title}
        </Reveal>
        <ul className={styles.points}>
          {whyChooseUs.points.map(({ title, text }, index) => (
            <Reveal as="li" order={(index % 2) as 0 | 1} key={title} className={styles.point}>
              <h3 className="display-m">{title}</h3>
              <RichText as="p" className={`muted ${styles.pointText}`} text={text} />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The closing call to action. */
function Journey() {
  return (
    <Section tone="sand" labelledBy="journey-title">
      <Reveal className={`wrap ${styles.journey}`}>
        <h2 id="journey-title" className="display-l caps">
          {journey.title}
        </h2>
        <div>
          <RichText as="p" className="lead" text={journey.text} />
          <PageActions actions={journey.actions} className={styles.journeyActions} />
        </div>
      </Reveal>
    </Section>
  );
}

export const head: HeadOf = () => ({
  ...about.meta,
  path: paths.about,
  image: hero.image.name,
  imageAlt: hero.image.alt,
  structuredData: import.meta.env.SSR
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name: about.meta.title,
          description: about.meta.description,
          url: business.url + paths.about,
          mainEntity: {
            '@type': 'HealthAndBeautyBusiness',
            name: business.name,
            url: business.url,
            foundingDate: String(business.founded),
            employee: team.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
          },
        },
      ]
    : [],
});
