import { useReducer } from 'react';
import type { Business } from '../../../../content/business.schema.ts';
import { business } from '../../../../content/business.ts';
import type { Home } from '../../../../content/home.schema.ts';
import { home } from '../../../../content/home.ts';
import { testimonials } from '../../../../content/testimonials.ts';
import { Arrow } from '../../../../ui/icons.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { carouselReducer, depthOf } from './carousel.ts';
import styles from './testimonials.module.css';

const { reviews }: Business = business;
const texts: Home['testimonials'] = home.testimonials;
const { title, label, sample, sampleCard, previous, next, rating, position } = texts;
const count = testimonials.length;
const reducer = carouselReducer(count);

/** Testimonials as a stack of cards: the active one in front, the others dimmed, smaller and offset. */
export function Testimonials() {
  const [active, move] = useReducer(reducer, 0);
  return (
    <Section tone="linen" labelledBy="testimonials-title">
      <Reveal className={`wrap grid ${styles.inner}`}>
        <div className={styles.side}>
          <h2 id="testimonials-title" className={`display-m caps ${styles.title}`}>
            {title}
          </h2>
          {sample && <p className={styles.sample}>{sample}</p>}
          {reviews && (
            <p className={styles.reviews}>
              <TextLink arrow href={reviews.url}>
                {reviews.label}
              </TextLink>
            </p>
          )}
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
            <p className={styles.position}>{`${active + 1} ${position} ${count}`}</p>
          </div>
        </div>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={label}
          aria-live="polite"
          className={styles.stack}
        >
          {testimonials.map(({ id, name, location, rating: stars, text }, index) => {
            const depth = depthOf(index, active, count);
            return (
              <figure key={id} className={styles.card} data-depth={depth} inert={depth !== 0}>
                <Stars rating={stars} label={`${stars} ${rating}`} />
                <blockquote className={styles.quote}>
                  <p>{text}</p>
                </blockquote>
                <figcaption className={styles.name}>
                  {name}{' '}
                  <span className={styles.location}>
                    {location}
                    {sampleCard && ` (${sampleCard})`}
                  </span>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </Reveal>
    </Section>
  );
}
