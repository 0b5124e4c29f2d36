import { memberships } from '../../../content/memberships.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { anchors } from '../../../site/paths.ts';
import styles from './buy-more-save-more.module.css';

const { title, text, actions } = memberships.buyMoreSaveMore;

/** Packages and the mailing list; also what /bundles leads to. */
export function BuyMoreSaveMore() {
  return (
    <Section tone="sand" id={anchors.buyMoreSaveMore} labelledBy="bundles-title">
      <div className="wrap">
        <Reveal className={styles.box}>
          <h2 id="bundles-title" className={`display-l ${styles.title}`}>
            {title}
          </h2>
          <div className={styles.words}>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            <PageActions actions={actions} className={styles.actions} />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}
