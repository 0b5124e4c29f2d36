import { contact } from '../../../content/contact.ts';
import { Section } from '../../../ui/section.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import styles from './expectations.module.css';

const { title, steps } = contact.expect;

/** What happens after the message, in three numbered steps. */
export function Expectations() {
  return (
    <Section labelledBy="expect-title">
      <div className="wrap">
        <Reveal as="h2" id="expect-title" className="display-m">
          {title}
        </Reveal>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Reveal as="li" key={step.title} className={styles.step} order={index as 0 | 1 | 2}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display-s">{step.title}</h3>
              <p className="muted">{step.text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
