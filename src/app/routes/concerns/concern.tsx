import type { SkinConcern } from '../../../content/concerns.schema.ts';
import { concerns } from '../../../content/concerns.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Arrow } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './concern.module.css';

const { labels } = concerns;

/** One skin type or condition: description, signs, and three recommended treatments. */
export function Concern({ concern }: { concern: SkinConcern }) {
  const { id, type, description, image, characteristics, recommendedTreatments } = concern;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={`grid ${styles.concern}`}>
      <Reveal className={styles.frame}>
        <Picture
          name={image.name}
          alt={image.alt}
          sizes="(min-width: 900px) 40vw, 92vw"
          className={styles.picture}
        />
      </Reveal>
      <Reveal order={1} className={styles.words}>
        <h3 id={`${id}-title`} className="display-m">
          {type}
        </h3>
        <RichText as="p" className={`muted ${styles.text}`} text={description} />
        <h4 className={styles.label}>{labels.characteristics}</h4>
        <ul className={styles.signs}>
          {characteristics.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <h4 className={styles.label}>{labels.treatments}</h4>
        <ul className={styles.treatments}>
          {recommendedTreatments.map(({ name, description: why, slug }) => (
            <li key={slug}>
              <SmartLink to={paths.service(slug)} className={styles.treatment}>
                <DisplayName as="span" className={styles.name} text={name} />
                <span className={styles.why}>{withTrademarks(why)}</span>
                <Arrow className={styles.arrow} />
              </SmartLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </article>
  );
}
