import { memberships } from '../../../content/memberships.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './benefits.module.css';

const { title, items } = memberships.benefits;

/** What membership changes, as four short notes under hairlines. */
export function Benefits() {
  return (
    <Section labelledBy="benefits-title" className={styles.section}>
      <div className="wrap grid">
        <Reveal as="h2" id="benefits-title" className={`display-m ${styles.title}`}>
          {title}
        </Reveal>
        <ul className={styles.items}>
          {items.map((item, index) => (
            <Reveal as="li" key={item.title} order={(index % 2) as 0 | 1} className={styles.item}>
              <h3 className="display-s">{item.title}</h3>
              <p className="muted">
                <RichText text={item.text} />
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
