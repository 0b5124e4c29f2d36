import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { List } from '../../../features/prose/blocks.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './course.module.css';

const { howItWorks, preparation } = virtualConsultations;

/** How it works, as a path of four steps, and beside it what to do before the call. */
export function Course() {
  return (
    <Section labelledBy="how-title">
      <div className={`wrap ${styles.inner}`}>
        <Reveal>
          <h2 id="how-title" className="display-m">
            {howItWorks.title}
          </h2>
          <ol className={styles.steps}>
            {howItWorks.steps.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.numeral} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="display-s">{step.title}</h3>
                <p className={`muted ${styles.text}`}>
                  <RichText text={step.text} />
                </p>
              </li>
            ))}
          </ol>
        </Reveal>
        <Reveal order={1} className={styles.preparation} data-tone="linen">
          <h2 className="display-s">{preparation.title}</h2>
          <List ordered={false} items={preparation.items} />
        </Reveal>
      </div>
    </Section>
  );
}
