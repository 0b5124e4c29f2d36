import { business } from '../../../../content/business.ts';
import { home } from '../../../../content/home.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { colorClass, Picture } from '../../../../ui/picture.tsx';
import { paths } from '../../../../site/paths.ts';
import { heroAlt } from './hero-alt.ts';
import { HeroControls } from './hero-controls.tsx';
import { isTextVisible, isTransitioning } from './hero-machine.ts';
import { useHero } from './use-hero.ts';
import styles from './hero.module.css';

const { heading, label, slides, book, learnMore } = home.hero;

/** The full-screen rotating hero with one slide for each of the four areas. */
export function Hero() {
  const { state, loaded, load, playing, toggle, go, holdProps } = useHero(slides.length);
  const slide = slides[state.current]!;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.hero}
      data-transitioning={isTransitioning(state) || undefined}
      {...holdProps}
    >
      <div className={styles.pictures}>
        {slides.map(({ category, image, portrait }, index) => (
          <div
            key={category}
            className={`${styles.slide} ${colorClass(image)}`}
            data-shown={index === state.current || undefined}
            aria-hidden={index !== state.current}
          >
            {loaded.has(index) && (
              <Picture
                name={image}
                portrait={portrait}
                alt={heroAlt(category, home.hero.alt)}
                sizes="100vw"
                priority={index === 0}
                className={styles.picture}
              />
            )}
          </div>
        ))}
      </div>
      <div className={`wrap ${styles.content}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <div
          className={styles.words}
          data-hidden={!isTextVisible(state) || undefined}
          aria-live={playing ? 'off' : 'polite'}
        >
          <h2 className={`display-xl ${styles.title}`}>{slide.title}</h2>
          <p className={styles.description}>{slide.description}</p>
        </div>
        <div className={styles.foot}>
          <div className={styles.actions}>
            <ButtonLink look="light" href={business.bookingUrl}>
              {book}
            </ButtonLink>
            <ButtonLink look="outline-light" to={`${paths.services}#${slide.sectionId}`}>
              {learnMore}
              <span className="visually-hidden">{`: ${slide.title}`}</span>
            </ButtonLink>
          </div>
          <HeroControls current={state.next} playing={playing} onGo={go} onIntent={load} onToggle={toggle} />
        </div>
      </div>
    </section>
  );
}
