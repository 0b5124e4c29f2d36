import { useEffect, useReducer, useRef, useState } from 'react';
import type { Business } from '../../../../content/business.schema.ts';
import { business } from '../../../../content/business.ts';
import type { Home } from '../../../../content/home.schema.ts';
import { home } from '../../../../content/home.ts';
import type { Testimonial } from '../../../../content/testimonials.schema.ts';
import { areSamples, readable, testimonials } from '../../../../content/testimonials.ts';
import { useSiteSettings } from '../../../../stores/site-settings.ts';
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

/** Testimonials of clients, or samples. Those that are newer than the build appear below the viewport, since their height differs. */
export function Testimonials() {
  const newer = useSiteSettings((settings) => settings.testimonials);
  const [shown, show] = useState<typeof newer>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!newer) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) show(newer);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [newer]);
  const list = shown ? readable(shown) : testimonials;
  return (
    <div ref={place}>
      {list.length > 0 && <Carousel key={list[0]!.text} list={list} areSamples={!shown && areSamples} />}
    </div>
  );
}

/** A stack of cards: the active one in front, the others dimmed, smaller and offset. */
function Carousel({ list, areSamples }: { list: readonly Testimonial[]; areSamples: boolean }) {
  const count = list.length;
  const [active, move] = useReducer(carouselReducer(count), 0);
  return (
    <Section tone="linen" labelledBy="testimonials-title">
      <Reveal className={`wrap grid ${styles.inner}`}>
        <div className={styles.side}>
          <h2 id="testimonials-title" className={`display-m caps ${styles.title}`}>
            {title}
          </h2>
          {areSamples && <p className={styles.sample}>{sample}</p>}
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
              <p className={styles.position}>{`${active + 1} ${position} ${count}`}</p>
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
          {list.map(({ id, name, location, rating: stars, text }, index) => {
            const depth = depthOf(index, active, count);
            return (
              <figure key={id} className={styles.card} data-depth={depth} inert={depth !== 0}>
                <Stars rating={stars} label={`${stars} ${rating}`} />
                <blockquote className={styles.quote}>
                  <p>{text}</p>
                </blockquote>
                <figcaption className={styles.name}>
                  <span>{name}</span>
                  <span className={styles.location}>
                    {areSamples ? `${location} (${sampleCard})` : location}
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
