import { useReducer } from 'react';
import type { Business } from '../../../../content/business.schema.ts';
import { business } from '../../../../content/business.ts';
import type { Home } from '../../../../content/home.schema.ts';
import { home } from '../../../../content/home.ts';
import { areSamples, shownTestimonials } from '../../../../content/derived/shown-testimonials.ts';
import { useNewerContent } from '../../../../stores/newer-content.ts';
import { Arrow } from '../../../../ui/icons.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { carouselReducer, depthOf } from './carousel.ts';
import styles from './testimonials.module.css';

const { reviews }: Business = business;
const texts: Home['testimonials'] = home.testimonials;
const { title, label, sample, verified, sampleCard, previous, next, rating, position: of } = texts;

/** What clients said, or samples, as a stack of cards: the active one in front, the others dimmed, smaller and offset. */
export function Testimonials() {
  const newer = useNewerContent((state) => state.testimonials);
  const list = newer ?? shownTestimonials;
  const hasSamples = !newer && areSamples;
  const count = list.length;
  const [position, move] = useReducer(carouselReducer(count), 0);
  // There may be fewer now.
  const active = position % count;
  if (count === 0) return null;
  return (
    <Section tone="linen" labelledBy="testimonials-title">
      <Reveal className={`wrap grid ${styles.inner}`}>
        <div className={styles.side}>
          <h2 id="testimonials-title" className={`display-m caps ${styles.title}`}>
            {title}
          </h2>
          {hasSamples && <p className={styles.sample}>{sample}</p>}
          {reviews && (
            <p className={styles.reviews}>
              <TextLink arrow href={reviews.url}>
                {reviews.label}
              </TextLink>
            </p>
          )}
          {count > 1 && (
            <div className={styles.controls}>
              <button
                type="button"
                className={styles.button}
                aria-label={previous}
                onClick={() => move('previous')}
              >
                <Arrow className={styles.back} />
              </button>
              <button type="button" className={styles.button} aria-label={next} onClick={() => move('next')}>
                <Arrow />
              </button>
              <p className={styles.position}>{`${active + 1} ${of} ${count}`}</p>
            </div>
          )}
        </div>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={label}
          aria-live="polite"
          className={styles.stack}
        >
          {list.map(({ name, rating: stars, text }, index) => {
            const depth = depthOf(index, active, count);
            return (
              <figure key={text} className={styles.card} data-depth={depth} inert={depth !== 0}>
                <Stars rating={stars} label={`${stars} ${rating}`} />
                <blockquote className={styles.quote}>
                  <p>{text}</p>
                </blockquote>
                <figcaption className={styles.name}>
                  <span>{name}</span>
                  <span className={styles.location}>{hasSamples ? sampleCard : verified}</span>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </Reveal>
    </Section>
  );
}
