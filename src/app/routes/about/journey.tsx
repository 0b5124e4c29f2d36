import { about } from '../../../content/about.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './journey.module.css';

const { title, text, actions } = about.journey;

/** The call to begin. */
export function Journey() {
  return (
    <Section tone="sand" labelledBy="journey-title">
      <Reveal className={`wrap ${styles.inner}`}>
        <h2 id="journey-title" className="display-l caps">
          {title}
        </h2>
        <div>
          <p className="lead">
            <RichText text={text} />
          </p>
          <PageActions actions={actions} className={styles.actions} />
        </div>
      </Reveal>
    </Section>
  );
}
