import { memberships } from '../../../content/memberships.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './join.module.css';

const { title, text, actions } = memberships.join;

/** The call to join. */
export function Join() {
  return (
    <Section tone="linen" labelledBy="join-title" className={styles.section}>
      <Reveal className={`wrap ${styles.inner}`}>
        <h2 id="join-title" className="display-l">
          {title}
        </h2>
        <p className={`lead muted ${styles.text}`}>
          <RichText text={text} />
        </p>
        <PageActions actions={actions} className={styles.actions} />
      </Reveal>
    </Section>
  );
}
