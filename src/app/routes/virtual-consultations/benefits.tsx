import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './benefits.module.css';

const { title, items } = virtualConsultations.benefits;

/** Why by video: four reasons in one row on large screens. */
export function Benefits() {
  return (
    <Section labelledBy="benefits-title">
      <div className="wrap">
        <Reveal as="h2" id="benefits-title" className="display-m">
          {title}
        </Reveal>
        <ul className={styles.items}>
          {items.map((item, index) => (
            <Reveal as="li" key={item.title} order={Math.min(index, 2) as 0 | 1 | 2} className={styles.item}>
              <h3 className="display-s">{item.title}</h3>
              <p className={`muted ${styles.text}`}>
                <RichText text={item.text} />
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
