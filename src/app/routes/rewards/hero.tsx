import { rewards } from '../../../content/rewards.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './hero.module.css';

const { hero, howItWorks } = rewards;

/** The promise on the left, and beside it at once the three steps that make it true. */
export function Hero() {
  const { eyebrow, title, text, image, actions } = hero;
  return (
    <div className={styles.hero} data-tone="sand">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <p className={`lead ${styles.text}`}>
            <RichText text={text} />
          </p>
          <PageActions actions={actions} className={styles.actions} />
        </div>
        <div className={styles.frame}>
          <Picture
            priority
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 640px) 36vw, 62vw"
            className={styles.picture}
          />
        </div>
      </div>
      <section aria-labelledby="how-title" className={`wrap ${styles.how}`}>
        <h2 id="how-title" className="visually-hidden">
          {howItWorks.title}
        </h2>
        <ol className={styles.steps}>
          {howItWorks.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display-s">{step.title}</h3>
              <p className={styles.line}>
                <RichText text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
