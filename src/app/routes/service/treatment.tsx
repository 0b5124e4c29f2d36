import { servicePage } from '../../../content/service-page.ts';
import type { Subservice } from '../../../content/services/schema.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import styles from './treatment.module.css';

const texts = servicePage.treatments;

/** One sub-treatment: what is done, what for, how often. */
export function Treatment({ treatment }: { treatment: Subservice }) {
  const { title, description, benefits, frequency, targets, bestFor, technologies } = treatment;
  const details = [
    { label: texts.frequency, text: frequency },
    { label: texts.targets, text: targets?.join(', ') },
    { label: texts.bestFor, text: bestFor },
  ].filter(({ text }) => text !== undefined);
  return (
    <article>
      <h3 className="display-s">
        <DisplayName text={title} />
      </h3>
      <p className={styles.text}>
        <RichText text={description} />
      </p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>{withTrademarks(benefit)}</li>
        ))}
      </ul>
      <dl className={styles.details}>
        {details.map(({ label, text }) => (
          <div key={label} className={styles.detail}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <RichText text={text!} />
            </dd>
          </div>
        ))}
        {technologies?.map(({ name, description: what }) => (
          <div key={name} className={styles.detail}>
            <dt className={styles.label}>
              {texts.technologies} {withTrademarks(name)}
            </dt>
            <dd className={styles.value}>
              <RichText text={what} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
