import { servicePage } from '../../../content/service-page.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import styles from './steps.module.css';

/** Steps shown at most. */
const STEPS = 4;

/** What to expect, numbered 01 to 04. Each step is a text 'Label: text'. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="wrap">
      <Reveal as="h2" id="expect-title" className="display-m">
        {servicePage.overview.steps}
      </Reveal>
      <ol className={styles.steps}>
        {steps.slice(0, STEPS).map((step, index) => {
          const colon = step.indexOf(':');
          return (
            <Reveal as="li" key={step} className={styles.step} order={(index % 3) as 0 | 1 | 2}>
              <span className={styles.numeral} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className={styles.title}>{step.slice(0, colon)}</h3>
              <p className={styles.text}>
                <RichText text={step.slice(colon + 1).trim()} />
              </p>
            </Reveal>
          );
        })}
      </ol>
    </div>
  );
}
