import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { glance } from './facts.ts';
import styles from './at-a-glance.module.css';

/** Eight short facts that a visitor decides by. */
export function AtAGlance({ service }: { service: Service }) {
  return (
    <Reveal className={styles.glance}>
      <h3 className={styles.title}>{servicePage.glance.title}</h3>
      <dl className={styles.facts}>
        {glance(service).map(({ label, text }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Reveal>
  );
}
