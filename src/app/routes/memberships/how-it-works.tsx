import { memberships } from '../../../content/memberships.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './how-it-works.module.css';

const { title, steps } = memberships.howItWorks;

/** Four steps on one line, from choosing a tier to the year itself. */
export function HowItWorks() {
  return (
    <Section labelledBy="how-title">
      <div className="wrap">
        <Reveal as="h2" id="how-title" className="display-m">
          {title}
        </Reveal>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Reveal as="li" order={(index % 3) as 0 | 1 | 2} key={step.title} className={styles.step}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="display-s">{step.title}</h3>
                <p className={`muted ${styles.text}`}>
                  <RichText text={step.text} />
                </p>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
